import DesignTokens
import DisplayList
import Markers

/// The rows of the sheet `vision` that show a line each: on the map its station and its train, in
/// the app its chip and its name.
enum VisionLines {
  static func rows(_ design: Design) throws(DrawingError) -> [VisionRow] {
    try design.lines.lines.map { line throws(DrawingError) in try row(line, design) }
  }

  /// Every line's hue by the line's name, in line order.
  static func colors(_ design: Design) -> [NamedColor] {
    design.lines.lines.map { NamedColor($0.name, design.hue(of: $0)) }
  }

  private static func row(_ line: Line, _ design: Design) throws(DrawingError) -> VisionRow {
    let states: [MarkerState] = [
      .station(StationState(lines: [line.id], mapZoom: circleZoom)),
      .train(TrainState(line: line.id, bearing: 90)),
    ]
    let chip = try MarkerState.routeChip(RouteChipState(.line(line.id))).draw(design)
    return VisionRow(
      name: line.id, title: line.name, detail: "",
      groups: [
        VisionRow.Group(
          surface: .map,
          drawings: try states.map { state throws(DrawingError) in try state.draw(design).items }),
        VisionRow.Group(
          surface: .paper,
          drawings: [
            chip.items, try RouteIcon.draw(RouteIconState(.lineCapsule(line.id), .mini), design),
          ]),
      ], pairs: [])
  }

  /// A map zoom at which a station is a circle in its line's hue (000, table Stations).
  static let circleZoom = 14.0
}
