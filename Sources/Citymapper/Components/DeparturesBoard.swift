import DisplayList
import Geometry
package import Markers

/// The next departures of a stop, one a row (004, section 3).
package enum DeparturesBoard {
  /// The board, `width` wide. No departures are an error.
  package static func draw(
    _ departures: [Departure], width: Double, _ design: Design
  ) throws(DrawingError) -> Component {
    guard !departures.isEmpty else {
      throw .value(name: "a board of", value: "0 departures", accepted: "accepted are 1 or more")
    }
    let layout = try BoardLayout(width: width, design)
    let pitch = layout.rowHeight + layout.divider
    let size = Size(width, Double(departures.count) * pitch - layout.divider)
    let edge = RoundedRect(
      Rect(x: 0, y: 0, width: size.width, height: size.height),
      radius: try design.dimension("board.radius"))
    var items = [layer("body", edge.path, try design.color("scheme.board"))]
    for (index, departure) in departures.enumerated() {
      let top = Double(index) * pitch
      if index > 0 {
        let line = Rect(x: 0, y: top - layout.divider, width: width, height: layout.divider)
        items.append(
          layer("divider", .rectangle(line), try design.color("scheme.divider")))
      }
      items += try row(departure, middle: top + layout.rowHeight / 2, layout, design)
    }
    return Component(
      items: items, size: size,
      accessibility: AccessibilityRow(
        role: "none",
        label: try departures.map { departure throws(DrawingError) in
          try spoken(departure, design)
        }.joined(separator: "; ")), measures: try measures(size, layout, design),
      facts: [
        .radius(try design.length("board.badge-radius")),
        // No length: up to so many minutes a departure is soon.
        MarkerMeasures.Fact(
          "≤ \(decimal(try design.number("board.soon"))) min", "board.soon"),
      ] + (try facts(["divider.width"], texts: ["mode-badge", "place", "dep-min"], design)))
  }

  /// The padding, the first row's badge, and the gap behind it.
  private static func measures(
    _ size: Size, _ layout: BoardLayout, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let token = { (name: String) throws(DrawingError) in try design.length("board.\(name)") }
    let (padX, padY) = try (token("padding-x"), token("padding-y"))
    let (width, height) = try (token("badge-width"), token("badge-height"))
    let sides = [0, size.width]
    return [
      across(0, at: 0, padX), across(padX.value, at: 0, width),
      across(padX.value + width.value, at: 0, try token("gap")),
      down(0, at: sides, padY),
      down((layout.rowHeight - height.value) / 2, at: sides, height),
      .radius(
        Rect(x: 0, y: 0, width: size.width, height: size.height), try token("radius")),
    ]
  }

  private static func row(
    _ departure: Departure, middle: Double, _ layout: BoardLayout, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let soon = try isSoon(departure, design)
    let minutes = try TextLine("\(departure.minutes) min", "type.dep-min", isTabular: true, design)
    let minutesLeft = layout.width - layout.padding - minutes.width
    let left = layout.padding + layout.badge.width + layout.gap
    let destination = try TextLine.fitted(
      departure.destination, "type.place", width: minutesLeft - layout.gap - left, design)
    return try badge(departure, middle: middle, layout, design) + [
      destination.layer(
        "destination", at: Point(left, middle), try design.color("scheme.text-primary")),
      minutes.layer(
        "minutes", at: Point(minutesLeft, middle),
        try design.color(soon ? "disruption" : "go-green")),
    ]
  }

  private static func badge(
    _ departure: Departure, middle: Double, _ layout: BoardLayout, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let box = Rect(
      x: layout.padding, y: middle - layout.badge.height / 2, width: layout.badge.width,
      height: layout.badge.height)
    let text = try TextLine.fitted(
      departure.badge, "type.mode-badge", width: box.width, design)
    return [
      layer(
        "badge", RoundedRect(box, radius: try design.dimension("board.badge-radius")).path,
        try departure.mode.color(line: departure.line, design)),
      text.layer(
        "badge label", at: Point(box.center.x - text.width / 2, middle),
        try design.color("mode-chip.ink")),
    ]
  }

  /// "Victoria line to Brixton, 2 minutes, leaving soon" (004, section 8).
  private static func spoken(
    _ departure: Departure, _ design: Design
  ) throws(DrawingError) -> String {
    let text =
      "\(departure.spokenLine) to \(departure.destination), \(Minutes.spoken(departure.minutes))"
    return try isSoon(departure, design) ? text + ", leaving soon" : text
  }

  private static func isSoon(
    _ departure: Departure, _ design: Design
  ) throws(DrawingError) -> Bool {
    Double(try Minutes.checked(departure.minutes, "a departure in"))
      <= (try design.number("board.soon"))
  }
}

/// What all rows of a board share.
private struct BoardLayout {
  let width: Double
  let padding: Double
  let gap: Double
  let badge: Size
  let divider: Double
  let rowHeight: Double

  init(width: Double, _ design: Design) throws(DrawingError) {
    self.width = width
    padding = try design.dimension("board.padding-x")
    gap = try design.dimension("board.gap")
    badge = Size(
      try design.dimension("board.badge-width"), try design.dimension("board.badge-height"))
    divider = try design.dimension("divider.width")
    let line = try TextLine("", "type.dep-min", design).height
    rowHeight = 2 * (try design.dimension("board.padding-y")) + max(badge.height, line)
  }
}
