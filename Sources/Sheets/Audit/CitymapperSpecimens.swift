import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers

/// The drawings of the pack citymapper that are measured: its components as on a screen's canvas.
struct CitymapperSpecimens {
  let design: Design

  init(_ design: Design) { self.design = design }

  /// The layers that have to be told from what they lie on besides texts. What fills a chip, a tag, a
  /// card or the GO button is not needed to see what it holds.
  private static let layers = AuditSpecimen.Parts.layers([
    "glyph", "border", "divider", "dot", "connector", "start", "line", "end",
  ])
  /// What lies in a card and is a component itself.
  private static let families = ["chip": "mode-chip", "legs": "leg-strip", "tag": "route-tag"]

  /// Texts of a trip's header that a finding's example has room for.
  static func header(_ mode: TransitMode, line: String? = nil) -> TripHeader {
    TripHeader("Get off", "Bank · 2 min", mode, line: line)
  }

  /// All of them. Leg strips and tags are measured on the cards that they stand on.
  func all() throws(DrawingError) -> [AuditSpecimen] {
    let width = try CitymapperSheet.cardWidth(design)
    return try chips() + cards(width) + controls(width) + boards(width) + headers() + tabs()
  }

  /// The sheet's chips, and one of each line that has a colour of its own.
  private func chips() throws(DrawingError) -> [AuditSpecimen] {
    let legs =
      CitymapperSamples.chips.map { ($0.name, $0.leg) }
      + design.lines.lines.map { ("line-\($0.id)", Leg(.tube, $0.name, line: $0.id)) }
    return try legs.map { name, leg throws(DrawingError) in
      // Chips lie on cards.
      try specimen("mode-chip", name, on: "scheme.surface-1") { () throws(DrawingError) in
        try ModeChip.draw(leg, design)
      }
    }
  }

  private func cards(_ width: Double) throws(DrawingError) -> [AuditSpecimen] {
    try CitymapperSamples.cards.map { sample throws(DrawingError) in
      try specimen("route-card", sample.name) { () throws(DrawingError) in
        try sample.card.draw(width: width, design)
      }
    }
  }

  private func controls(_ width: Double) throws(DrawingError) -> [AuditSpecimen] {
    [
      try specimen("go-button") { () throws(DrawingError) in
        try GoButton.draw(width: width, design)
      },
      try specimen("od-card") { () throws(DrawingError) in
        try CitymapperSamples.places.draw(width: width, design)
      },
    ]
  }

  /// The sheet's boards, then one departure by each mode, and on each line that has a colour of its
  /// own. Nothing departs on foot.
  private func boards(_ width: Double) throws(DrawingError) -> [AuditSpecimen] {
    let ofModes = TransitMode.allCases.filter { $0 != .walk }.map { mode in
      (mode.rawValue, [Departure("63", mode, to: "Bank", in: 7)])
    }
    let ofLines = design.lines.lines.map { line in
      ("line-\(line.id)", [Departure("63", .tube, to: "Bank", in: 7, line: line.id)])
    }
    let boards = CitymapperSamples.boards.map { ($0.name, $0.departures) } + ofModes + ofLines
    return try boards.map { name, departures throws(DrawingError) in
      try specimen("departures-board", name) { () throws(DrawingError) in
        try DeparturesBoard.draw(departures, width: width, design)
      }
    }
  }

  /// A header on the way by each mode, and on each line that has a colour of its own.
  private func headers() throws(DrawingError) -> [AuditSpecimen] {
    let legs =
      design.lines.lines.map { ($0.id, Self.header(.tube, line: $0.id)) }
      + TransitMode.allCases.map { ($0.rawValue, Self.header($0)) }
    return try legs.map { name, header throws(DrawingError) in
      try specimen("trip-header", name) { () throws(DrawingError) in
        try header.draw(width: CitymapperSheet.screen, design)
      }
    }
  }

  private func tabs() throws(DrawingError) -> [AuditSpecimen] {
    let width = CitymapperSheet.screen
    let targets = zip(TabBar.Tab.allCases, try TabBar.frames(width: width, design)).map {
      AuditSpecimen.Target(name: slug($0.rawValue), frame: $1, label: $0.rawValue)
    }
    return try TabBar.Tab.allCases.map { tab throws(DrawingError) in
      try specimen("tab-bar", slug(tab.rawValue), targets) { () throws(DrawingError) in
        try TabBar.draw(active: tab, width: width, design)
      }
    }
  }

  /// A component; what is a button takes a touch wherever it is, and all of it is read out.
  private func specimen(
    _ family: String, _ name: String? = nil, on ground: String = "scheme.canvas",
    _ parts: [AuditSpecimen.Target] = [], _ draw: () throws(DrawingError) -> Component
  ) throws(DrawingError) -> AuditSpecimen {
    try AuditSpecimen(
      family, at: name.map { "\(family)/\($0)" } ?? family, on: ground, parts: Self.layers,
      families: Self.families, design
    ) { () throws(DrawingError) in
      let component = try draw()
      let box = Rect(x: 0, y: 0, width: component.size.width, height: component.size.height)
      let words = component.accessibility
      let whole = AuditSpecimen.Target(
        frame: words.role == "button" ? box : nil, label: words.label)
      return (component.items, [whole] + parts)
    }
  }
}
