import DisplayList
import Geometry
package import Markers

/// From where to where (004, section 3).
package struct ODCard: Hashable, Sendable {
  /// The place at the beginning.
  package let from: String
  /// The place at the end.
  package let to: String

  /// A card.
  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  /// The card, `width` wide.
  package func draw(width: Double, _ design: Design) throws(DrawingError) -> Component {
    let padY = try design.dimension("od-card.padding-y")
    let gap = try design.dimension("od-card.gap")
    let row = try design.dimension("od-card.row-height")
    let connector = padY + row + gap
    let line = connector + (try design.dimension("od-card.connector-height")) + gap
    let second = line + (try design.dimension("divider.width")) + gap
    let size = Size(width, second + row + padY)
    var items = try face(size, design)
    items += try lines(connector: connector, divider: line, width: width, design)
    items += try place(
      from, dot: "text.secondary", middle: padY + row / 2, width: width, design)
    items += try place(to, dot: "blue", middle: second + row / 2, width: width, design)
    return Component(
      items: items, size: size,
      accessibility: AccessibilityRow(role: "none", label: "From \(from) to \(to)"),
      measures: try Self.measures(size, connector: connector, design),
      facts: try facts(
        ["gap", "connector-width", "connector-inset", "border", "margin"].map { "od-card.\($0)" }
          + ["divider.width"], texts: ["place"], design))
  }

  private static func measures(
    _ size: Size, connector: Double, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let token = { (name: String) throws(DrawingError) in try design.length("od-card.\(name)") }
    let (padX, padY, dot) = try (token("padding-x"), token("padding-y"), token("dot"))
    let sides = [0, size.width]
    return [
      across(0, at: size.height, padX), across(padX.value, at: 0, dot),
      across(padX.value + dot.value, at: 0, try token("row-gap")),
      down(0, at: sides, padY), down(padY.value, at: sides, try token("row-height")),
      down(connector, at: [0], try token("connector-height")),
      .radius(
        Rect(x: 0, y: 0, width: size.width, height: size.height), try token("radius")),
    ]
  }

  private func face(_ size: Size, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    bordered(
      "body",
      RoundedRect(
        Rect(x: 0, y: 0, width: size.width, height: size.height),
        radius: try design.dimension("od-card.radius")),
      fill: try design.color("scheme.surface-1"), border: try design.color("scheme.divider"),
      width: try design.dimension("od-card.border"))
  }

  /// The connector between the dots and the divider below it.
  private func lines(
    connector: Double, divider: Double, width: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let padX = try design.dimension("od-card.padding-x")
    let color = try design.color("scheme.divider")
    let bar = Rect(
      x: try design.dimension("od-card.connector-inset"), y: connector,
      width: try design.dimension("od-card.connector-width"),
      height: try design.dimension("od-card.connector-height"))
    let line = Rect(
      x: padX, y: divider, width: width - 2 * padX, height: try design.dimension("divider.width"))
    return [
      layer("connector", .rectangle(bar), color), layer("divider", .rectangle(line), color),
    ]
  }

  /// A dot and the place's name, which ends with an ellipsis where it is too long.
  private func place(
    _ text: String, dot: String, middle: Double, width: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let padX = try design.dimension("od-card.padding-x")
    let side = try design.dimension("od-card.dot")
    let left = padX + side + (try design.dimension("od-card.row-gap"))
    let name = try TextLine.fitted(text, "type.place", width: width - padX - left, design)
    return [
      layer(
        "dot", .circle(center: Point(padX + side / 2, middle), radius: side / 2),
        try design.color(dot)),
      name.layer("place", at: Point(left, middle), try design.color("scheme.text-primary")),
    ]
  }
}
