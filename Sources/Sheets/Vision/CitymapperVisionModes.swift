import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers

/// The rows of the sheet `citymapper-vision` that show a mode or an operator's line each: its chip,
/// and the dot of a trip's leg.
enum CitymapperVisionModes {
  /// The modes' colours, then those of the lines that have one of their own.
  static func colors(_ design: Design) throws(DrawingError) -> [NamedColor] {
    try TransitMode.allCases.map { mode throws(DrawingError) in
      NamedColor(mode.name, try mode.color(line: nil, design))
    } + VisionLines.colors(design)
  }

  static func rows(_ design: Design) throws(DrawingError) -> [VisionRow] {
    let modes = try TransitMode.allCases.map { mode throws(DrawingError) in
      let leg = CitymapperSamples.chips.first { $0.name == mode.rawValue }?.leg
      return try row(
        "mode-\(mode.rawValue)", mode.name, "Chip: its glyph", leg ?? Leg(mode, mode.name), design)
    }
    return try modes
      + design.lines.lines.map { line throws(DrawingError) in
        try row(
          "line-\(line.id)", line.name, "Chip: its label",
          Leg(.tube, line.name, line: line.id), design)
      }
  }

  /// The width of the longest chip.
  private static let chipRoom = 120.0

  private static func row(
    _ name: String, _ title: String, _ detail: String, _ leg: Leg, _ design: Design
  ) throws(DrawingError) -> VisionRow {
    let header = try TripHeader("", "", leg.mode, line: leg.line)
      .draw(width: CitymapperSheet.screen, design)
    return VisionRow(
      name: name, title: title, detail: detail,
      groups: [
        // Chips lie on cards.
        VisionRow.Group(
          surface: .color("scheme.surface-1"),
          drawings: [try ModeChip.draw(leg, width: chipRoom, design).items.centered]),
        VisionRow.Group(surface: .paper, drawings: [header.items.layers(["start"]).centered]),
      ], pairs: [])
  }
}

extension [DisplayItem] {
  /// About the middle of what is drawn, so that drawings of one row stand on one line.
  fileprivate var centered: [DisplayItem] {
    guard let center = inkBox?.center else { return self }
    return map { $0.applying(.translation(Point(-center.x, -center.y))) }
  }
}
