import DesignTokens
import DisplayList
import Geometry

/// A station near by: its icon in a keyline (000, "Station · zoom 15+": StationIconView on a Paper
/// capsule).
enum StationCapsule {
  static func draw(
    _ lines: [Line], isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let layout = try StationCapsuleLayout(
      lineCount: lines.count, height: design.dimension("station.capsule.height"), design)
    let edge = layout.body.inset(by: -(try design.dimension("keyline.width")))
    let keyline = layer(
      "keyline", StationIcon.capsule(edge), try design.color(isSelected ? "ink" : "paper"))
    return [keyline] + (try StationIcon.draw(lines, layout, design))
  }
}
