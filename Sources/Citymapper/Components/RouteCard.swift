import DisplayList
import Geometry
package import Markers

/// A route among others: how long it takes, what recommends it, its legs (004, section 3).
package struct RouteCard: Hashable, Sendable {
  /// Minutes to the destination, 0 to 1439.
  package let minutes: Int
  /// What recommends it, or nil.
  package let tag: RouteTag?
  /// Its legs, at least one.
  package let legs: [Leg]
  /// Whether it is the best of all.
  package let isBest: Bool

  /// A card.
  package init(minutes: Int, tag: RouteTag? = nil, legs: [Leg], isBest: Bool = false) {
    self.minutes = minutes
    self.tag = tag
    self.legs = legs
    self.isBest = isBest
  }

  /// The card, `width` wide.
  package func draw(width: Double, _ design: Design) throws(DrawingError) -> Component {
    let padX = try design.dimension("route-card.padding-x")
    let padY = try design.dimension("route-card.padding-y")
    let inner = width - 2 * padX
    let tag = try self.tag.map { tag throws(DrawingError) in try tag.draw(design) }
    let eta = try TextLine(
      "\(Minutes.checked(minutes, "a route of"))", "type.section", isTabular: true, design)
    let head = max(eta.height, tag?.size.height ?? 0)
    let strip = try LegStrip.draw(legs, width: inner, design)
    let stripTop = padY + head + (try design.dimension("route-card.gap"))
    let size = Size(width, stripTop + strip.size.height + padY)
    let middle = padY + head / 2
    var items = try face(size, design)
    items += try etaItems(eta, at: Point(padX, middle), design)
    if let tag {
      let place = Point(width - padX - tag.size.width, middle - tag.size.height / 2)
      items.append(tag.layer("tag", at: place))
    }
    items.append(strip.layer("legs", at: Point(padX, stripTop)))
    var card = Component(
      items: items, size: size,
      accessibility: AccessibilityRow(role: "button", label: spoken),
      measures: try Self.measures(size, stripTop: stripTop, design),
      facts: try facts(
        ["route-card.border", "route-card.eta-gap"], texts: ["section", "eta-suffix"], design)
        + (tag?.facts ?? []))
    card.target = Rect(x: 0, y: 0, width: size.width, height: size.height)
    card.targetSize = MarkerMeasures.Frame(
      width: .count(width),
      height: try .count(2) * design.length("route-card.padding-y") + .count(head)
        + design.length("route-card.gap") + .count(strip.size.height))
    return card
  }

  private static func measures(
    _ size: Size, stripTop: Double, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let token = { (name: String) throws(DrawingError) in
      try design.length("route-card.\(name)")
    }
    let (padX, padY, gap) = try (token("padding-x"), token("padding-y"), token("gap"))
    let sides = [0, size.width]
    return [
      Measure(
        [
          .horizontal(from: 0, to: padX.value, y: size.height),
          .horizontal(from: size.width - padX.value, to: size.width, y: size.height),
        ], padX),
      down(0, at: sides, padY), down(stripTop - gap.value, at: sides, gap),
      .radius(
        Rect(x: 0, y: 0, width: size.width, height: size.height), try token("radius")),
    ]
  }

  private func face(_ size: Size, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    bordered(
      "body",
      RoundedRect(
        Rect(x: 0, y: 0, width: size.width, height: size.height),
        radius: try design.dimension("route-card.radius")),
      fill: try design.color("scheme.surface-1"),
      border: try design.color(isBest ? "go-green" : "scheme.divider"),
      width: try design.dimension("route-card.border"))
  }

  /// The minutes and their unit on one baseline.
  private func etaItems(
    _ eta: TextLine, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let unit = try TextLine("min", "type.eta-suffix", design)
    let unitPlace = Point(
      place.x + eta.width + (try design.dimension("route-card.eta-gap")),
      place.y + eta.drop - unit.drop)
    return [
      eta.layer("minutes", at: place, try design.color("scheme.text-primary")),
      unit.layer("unit", at: unitPlace, try design.color("text.secondary")),
    ]
  }

  /// "Route, 24 minutes, fastest: walk 4 minutes, Victoria line" (004, section 8).
  private var spoken: String {
    let head = ["Route", Minutes.spoken(minutes)] + (tag.map { [$0.rawValue.lowercased()] } ?? [])
    return head.joined(separator: ", ") + ": " + legs.map(\.spoken).joined(separator: ", ")
  }
}
