import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers

/// The rows of the sheet `citymapper-vision` that show states, those together that are to be told
/// apart.
struct CitymapperVisionStates {
  private let design: Design

  /// What is seen before a trip.
  static func planning(_ design: Design) throws(DrawingError) -> [VisionRow] {
    let states = CitymapperVisionStates(design: design)
    return try [
      states.legStrip(), states.routeTags(), states.routeCards(), states.places(), states.go(),
      states.tabs(),
    ]
  }

  /// What is seen at a stop and on the way.
  static func travelling(_ design: Design) throws(DrawingError) -> [VisionRow] {
    let states = CitymapperVisionStates(design: design)
    return try [states.departures(), states.badges(), states.trips()]
  }

  private func legStrip() throws(DrawingError) -> VisionRow {
    let legs = [Leg(.walk, "4"), Leg(.bus, "9"), Leg(.bike, "6")]
    let strip = try LegStrip.draw(legs, width: .infinity, design)
    return VisionRow(
      name: "leg-strip", title: "Leg strip", detail: "Mode: the glyph in its chip",
      groups: [VisionRow.Group(surface: .color("scheme.surface-1"), drawings: [strip.items])],
      pairs: try colors(legs.map { ($0.mode, $0.line) }).pairs)
  }

  private func routeTags() throws(DrawingError) -> VisionRow {
    let tags = try RouteTag.allCases.map { tag throws(DrawingError) in
      (tag, try tag.draw(design), try design.color(tag.colorToken))
    }
    let drawing = tags.map(\.1).stacked
    // Two tags of one colour are not told apart by it.
    let named = tags.map { NamedColor($0.0.rawValue, $0.2) }
    return VisionRow(
      name: "route-tag", title: "Route tag",
      detail: "Its words; a glyph, too, where two share a colour",
      groups: [VisionRow.Group(surface: .color("scheme.surface-1"), drawings: [drawing])],
      pairs: named.pairs.filter { $0.first.color != $0.second.color })
  }

  private func routeCards() throws(DrawingError) -> VisionRow {
    let cards = try [true, false].map { isBest throws(DrawingError) in
      try RouteCard(minutes: 9, legs: [Leg(.bus, "63")], isBest: isBest)
        .draw(width: Self.cardWidth, design)
    }
    let drawing = zip(cards, [0, Self.width - Self.cardWidth]).map { card, x in
      card.layer("card", at: Point(x, 0))
    }
    return VisionRow(
      name: "route-card", title: "Route card",
      detail: "Best: the colour of its border alone",
      groups: [VisionRow.Group(surface: .paper, drawings: [drawing])],
      pairs: [try compare(("Best", "go-green"), ("Other", "scheme.divider"))])
  }

  private func places() throws(DrawingError) -> VisionRow {
    let card = try ODCard(from: "Brixton", to: "Bankside").draw(width: Self.width, design)
    return VisionRow(
      name: "od-card", title: "From and to", detail: "From stands above To; the dots: colour alone",
      groups: [VisionRow.Group(surface: .paper, drawings: [card.items])],
      pairs: [try compare(("From", "text.secondary"), ("To", "blue"))])
  }

  private func go() throws(DrawingError) -> VisionRow {
    VisionRow(
      name: "go-button", title: "GO button",
      detail: "One state, never in another colour; a glyph and a word",
      groups: [
        VisionRow.Group(
          surface: .paper, drawings: [try GoButton.draw(width: Self.buttonWidth, design).items])
      ], pairs: [])
  }

  private func tabs() throws(DrawingError) -> VisionRow {
    let bars = try [TabBar.Tab.getMe, .saved].map { tab throws(DrawingError) in
      try TabBar.draw(active: tab, width: Self.width, design)
    }
    return VisionRow(
      name: "tab-bar", title: "Tab bar",
      detail: "Active: colour alone; Saved has a filled heart, too",
      groups: [VisionRow.Group(surface: .paper, drawings: [bars.stacked])],
      pairs: [try compare(("Active", "tab-bar.active"), ("Other", "tab-bar.inactive"))])
  }

  private func departures() throws(DrawingError) -> VisionRow {
    let soon = try ComparedStates.lastSoon(design)
    let board = try DeparturesBoard.draw(
      [soon, soon + 1].map { Departure("63", .bus, to: "Bank", in: $0) }, width: Self.width, design)
    return VisionRow(
      name: "departures", title: "Departures",
      detail: "Soon, up to \(soon) min: colour alone; the number does not tell the limit",
      groups: [VisionRow.Group(surface: .paper, drawings: [board.items])],
      pairs: [try compare(("Soon", "disruption"), ("Later", "go-green"))])
  }

  private func badges() throws(DrawingError) -> VisionRow {
    let departures = [
      Departure("63", .bus, to: "", in: 9), Departure("NR", .rail, to: "", in: 9),
      Departure("RB1", .ferry, to: "", in: 9),
      Departure("VIC", .tube, to: "", in: 9, line: "victoria"),
    ]
    return VisionRow(
      name: "badges", title: "Departure badges",
      detail: "Mode: colour alone; the text is the route’s",
      groups: [
        VisionRow.Group(
          surface: .color("scheme.board"),
          drawings: try departures.map { departure throws(DrawingError) in
            try DeparturesBoard.draw([departure], width: Self.width, design).items
              .layers(["badge", "badge label"])
          })
      ], pairs: try colors(departures.map { ($0.mode, $0.line) }).pairs)
  }

  private func trips() throws(DrawingError) -> VisionRow {
    VisionRow(
      name: "trip-leg", title: "Leg of a trip",
      detail: "Mode: colour alone; a ring where it ends",
      groups: [
        VisionRow.Group(
          surface: .paper,
          drawings: try TransitMode.allCases.map { mode throws(DrawingError) in
            try TripHeader("", "", mode).draw(width: CitymapperSheet.screen, design).items
              .layers(["start", "line", "end"])
          })
      ], pairs: try colors(TransitMode.allCases.map { ($0, nil) }).pairs)
  }
}

extension CitymapperVisionStates {
  /// The widths that leave equal margins in a tile at life size: of a component, of either of two
  /// cards side by side, and of a button with its glow around it.
  private static let width = 179.0
  private static let cardWidth = 85.0
  private static let buttonWidth = 112.0

  /// What modes, or lines in their place, are coloured with.
  private func colors(
    _ legs: [(mode: TransitMode, line: String?)]
  ) throws(DrawingError) -> [NamedColor] {
    try legs.map { mode, line throws(DrawingError) in
      let name = try line.map { id throws(DrawingError) in try design.lines([id])[0].name }
      return NamedColor(name ?? mode.name, try mode.color(line: line, design))
    }
  }

  /// Two colour tokens by what they stand for.
  private func compare(
    _ first: (name: String, token: String), _ second: (name: String, token: String)
  ) throws(DrawingError) -> ComparedColors {
    ComparedColors(
      NamedColor(first.name, try design.color(first.token)),
      NamedColor(second.name, try design.color(second.token)))
  }
}

extension [Component] {
  /// One below the other.
  fileprivate var stacked: [DisplayItem] {
    let gap = 8.0
    var items: [DisplayItem] = []
    var y = 0.0
    for component in self {
      items.append(component.layer("component", at: Point(0, y)))
      y += component.size.height + gap
    }
    return items
  }
}
