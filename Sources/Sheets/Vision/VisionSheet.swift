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
              try VisionLines.rows(design), isAligned: true, zoom: zooms.lines, request, design
            ).block()
          }
        ],
        footnotes: [
          "Simulated: Machado, Oliveira and Fernandes 2009, severity 1, on linear light; grey scale: "
            + "relative luminance."
        ]),
      BlockSection(
        "States", note: "\(zoomNote(zooms.states)) · below a state: the two nearest colours",
        blocks: [
          SheetBlock("table") { () throws(DrawingError) in
            try VisionTable(
              try VisionStates.rows(design), isAligned: false, zoom: zooms.states, request, design
            ).block()
          }
        ]),
      DistanceTable(request, design).section(),
    ]
  }

  /// How much larger states are than lines.
  private static let statePart = 1.25

  private static func zoomNote(_ zoom: Double) -> String {
    zoom == 1 ? "actual size" : "\(decimal(zoom))×"
  }
}
