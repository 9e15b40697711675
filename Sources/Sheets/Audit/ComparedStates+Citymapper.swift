import Citymapper
import DisplayList
import Geometry
import Markers

extension ComparedStates {
  /// The states of the pack citymapper's components (004, section 8: colour is never the only signal).
  static func citymapper(_ design: Design) throws(DrawingError) -> [ComparedStates] {
    [
      try chipModes(design), try soon(design), try boardModes(design), try best(design),
      try tabs(design), try headerModes(design),
    ]
  }

  /// Chips that say the same.
  private static func chipModes(_ design: Design) throws(DrawingError) -> ComparedStates {
    let chips = try TransitMode.allCases.map { mode throws(DrawingError) in
      try ModeChip.draw(Leg(mode, "4"), design).items
    }
    return ComparedStates(
      name: "mode-chip/mode", subject: "Modes of chips with one label",
      places: TransitMode.allCases.map { "mode-chip/\($0.rawValue)" }, drawings: chips,
      shown: chips.sideBySide, ground: "scheme.surface-1")
  }

  /// The last minute that is soon, and the first that is not. The number says how long it takes, not
  /// what counts as soon.
  private static func soon(_ design: Design) throws(DrawingError) -> ComparedStates {
    let last = try lastSoon(design)
    let rows = try [last, last + 1].map { minutes throws(DrawingError) in
      try board(Departure("63", .bus, to: "Honor Oak", in: minutes), design)
    }
    return ComparedStates(
      name: "departures-board/soon", subject: "Departures that leave soon, or later",
      places: ["departures-board/edges"],
      drawings: rows.map { $0.filter { !$0.isLayer(["minutes"]) } },
      shown: rows.map { $0.layers(["minutes"]) }.sideBySide,
      ground: "scheme.board")
  }

  /// The last minute that is soon, of those that have one after them.
  static func lastSoon(_ design: Design) throws(DrawingError) -> Int {
    let limit = min(max(0, try design.number("board.soon")), longestWait).rounded(.down)
    return Int(exactly: limit) ?? 0
  }

  /// Badges that say the same.
  private static func boardModes(_ design: Design) throws(DrawingError) -> ComparedStates {
    let rows = try [TransitMode.bus, .tube].map { mode throws(DrawingError) in
      try board(Departure("63", mode, to: "Honor Oak", in: 7), design)
    }
    return ComparedStates(
      name: "departures-board/mode", subject: "Modes of departures with one badge",
      places: ["departures-board/board"], drawings: rows,
      shown: rows.map { $0.layers(["badge", "badge label"]) }.sideBySide,
      ground: "scheme.board")
  }

  private static func board(
    _ departure: Departure, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    try DeparturesBoard.draw([departure], width: CitymapperSheet.narrowScreen, design).items
  }

  /// Whether a finding's example is more than a card's usual stage holds at life size.
  static func needsMoreRoom(_ finding: Finding) -> Bool { finding.id == "color-alone/\(bestCard)" }

  private static let bestCard = "route-card/best"

  /// Cards of one route, whole and side by side.
  private static func best(_ design: Design) throws(DrawingError) -> ComparedStates {
    let cards = try [true, false].map { isBest throws(DrawingError) in
      try RouteCard(minutes: 9, legs: [Leg(.bus, "63")], isBest: isBest)
        .draw(width: exampleCard, design)
    }
    return ComparedStates(
      name: bestCard, subject: "The best route, or another one",
      places: ["route-card/best-untagged", "route-card/plain"], drawings: cards.map(\.items),
      shown: cards.map(\.items).sideBySide, ground: "scheme.canvas")
  }

  /// Tabs of a narrow bar: the example shows the first two.
  private static func tabs(_ design: Design) throws(DrawingError) -> ComparedStates {
    let bars = try TabBar.Tab.allCases.map { tab throws(DrawingError) in
      try TabBar.draw(active: tab, width: exampleBar, design).items
    }
    let frames = try TabBar.frames(width: exampleBar, design)
    return ComparedStates(
      name: "tab-bar/active", subject: "The active tab, or another one",
      places: TabBar.Tab.allCases.map { "tab-bar/\(slug($0.rawValue))" }, drawings: bars,
      shown: bars.first ?? [], ground: "scheme.canvas",
      focus: frames.prefix(2).reduce(nil) { $0?.union($1) ?? $1 })
  }

  /// Headers that say the same.
  private static func headerModes(_ design: Design) throws(DrawingError) -> ComparedStates {
    let headers = try [TransitMode.bus, .tube].map { mode throws(DrawingError) in
      try CitymapperSpecimens.header(mode).draw(width: CitymapperSheet.screen, design).items
    }
    return ComparedStates(
      name: "trip-header/mode", subject: "Modes of the leg beside one instruction",
      places: ["trip-header/bus", "trip-header/tube"], drawings: headers,
      shown: headers.map { $0.layers(["start", "line"]) }.sideBySide,
      ground: "scheme.canvas")
  }

  /// The last minute of a day that has one after it.
  private static let longestWait = 1438.0
  /// The width of an example's card, and of its bar of tabs.
  private static let exampleCard = 84.0
  private static let exampleBar = 216.0
}
