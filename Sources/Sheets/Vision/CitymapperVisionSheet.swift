import DesignTokens
import DisplayList
import Markers

/// The sheet `citymapper-vision`: every mode, line and state of document 004 as each vision has them,
/// side by side, and how far modes and lines are apart.
enum CitymapperVisionSheet {
  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let zoom = SheetMetrics(exhibitZoom: request.exhibitZoom).growth
    return [
      BlockSection(
        "Modes and lines",
        note: "\(VisionSheet.zoomNote(zoom)) · below each vision: the two nearest of all",
        blocks: [
          SheetBlock("table") { () throws(DrawingError) in
            try VisionTable(
              try CitymapperVisionModes.rows(design), isAligned: true,
              comparing: try CitymapperVisionModes.colors(design).pairs, zoom: zoom, request, design
            ).block()
          }
        ],
        footnotes: [
          "Dot, at the right: the leg of a trip, whose mode is told by colour alone.",
          VisionSheet.simulation,
        ]),
      states("States while planning", CitymapperVisionStates.planning, zoom, request, design),
      states(
        "States of departures and trips", CitymapperVisionStates.travelling, zoom, request, design),
      try DistanceTable(distances(design), request, design).section(),
    ]
  }

  private static func states(
    _ title: String, _ rows: @escaping (Design) throws(DrawingError) -> [VisionRow],
    _ zoom: Double, _ request: SheetRequest, _ design: Design
  ) -> BlockSection {
    BlockSection(
      title, note: "\(VisionSheet.zoomNote(zoom)) · below a state: the two nearest colours",
      blocks: [
        SheetBlock("table") { () throws(DrawingError) in
          try VisionTable(try rows(design), isAligned: false, zoom: zoom, request, design).block()
        }
      ])
  }

  /// Modes and lines, and how far GO green is from each.
  private static func distances(_ design: Design) -> DistanceSubject {
    DistanceSubject(
      title: "Distances of modes and lines",
      remark: "The leg of a trip and the badge of a departure show a mode by nothing else.",
      columns: 2,
      colors: { () throws(DrawingError) in try CitymapperVisionModes.colors(design) },
      reference: (name: "go-green", title: "GO green (GO, best, later) to each", color: "go-green"))
  }
}
