import DesignTokens
import DisplayList
import Markers

/// The sheet `vision`: every line and state as each vision has them, side by side, and how far the
/// lines are apart.
enum VisionSheet {
  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let growth = SheetMetrics(exhibitZoom: request.exhibitZoom).growth
    let zooms = (lines: growth, states: growth * statePart)
    return [
      BlockSection(
        "Lines", note: "\(zoomNote(zooms.lines)) · below each vision: the two nearest lines",
        blocks: [
          SheetBlock("table") { () throws(DrawingError) in
            try VisionTable(
              try VisionLines.rows(design), isAligned: true,
              comparing: VisionLines.colors(design).pairs, zoom: zooms.lines, request, design
            ).block()
          }
        ],
        footnotes: [simulation]),
      BlockSection(
        "States", note: "\(zoomNote(zooms.states)) · below a state: the two nearest colours",
        blocks: [
          SheetBlock("table") { () throws(DrawingError) in
            try VisionTable(
              try VisionStates.rows(design), isAligned: false, zoom: zooms.states, request, design
            ).block()
          }
        ]),
      try DistanceTable(lines(design), request, design).section(),
    ]
  }

  /// How other eyes are simulated.
  static let simulation =
    "Simulated: Machado, Oliveira and Fernandes 2009, severity 1, on linear light; grey scale: "
    + "relative luminance."

  /// The lines, and how far a stale train is from each.
  private static func lines(_ design: Design) -> DistanceSubject {
    DistanceSubject(
      title: "Distances of lines",
      remark: "Train, station circle and chip of a line have no other sign.", columns: 3,
      colors: { VisionLines.colors(design) },
      reference: (name: "stale", title: "Stale (Muted) to each line", color: "muted"))
  }

  /// How much larger states are than lines.
  private static let statePart = 1.25

  /// "actual size", "1.25×".
  static func zoomNote(_ zoom: Double) -> String {
    zoom == 1 ? "actual size" : "\(decimal(zoom))×"
  }
}
