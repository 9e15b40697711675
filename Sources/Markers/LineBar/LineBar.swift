import DesignTokens
package import DisplayList
import Geometry

/// The lines of a place as bars side by side (001, LineBarView): one a line, in line order, of one
/// size however many there are, without a border.
package enum LineBar {
  /// The bars of a set of lines, by id, about their centre. The order and number of ids do not matter.
  /// Errors: an unknown line or none.
  package static func draw(
    _ ids: [String], _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let lines = try design.lines(ids)
    let width = try design.dimension("line-bar.width")
    let height = try design.dimension("line-bar.height")
    let radius = try design.dimension("line-bar.radius")
    let pitch = try width + design.dimension("line-bar.gap")
    let start = -(Double(lines.count - 1) * pitch + width) / 2
    return lines.enumerated().map { index, line in
      let bar = Rect(
        x: start + Double(index) * pitch, y: -height / 2, width: width, height: height)
      return layer(
        line.id, RoundedRect(bar, radius: radius).path, design.hue(of: line))
    }
  }
}
