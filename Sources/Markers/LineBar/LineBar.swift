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
    let radius = try design.dimension("line-bar.radius")
    return zip(lines, try bars(lines.count, design)).map { line, bar in
      layer(line.id, RoundedRect(bar, radius: radius).path, design.hue(of: line))
    }
  }

  /// What redlines say of so many bars, about their centre: of the first one, and of the gap.
  package static func measures(
    _ count: Int, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let bars = try bars(count, design)
    guard let first = bars.first, let last = bars.last else { return [] }
    let list: [Measure] = [
      .width(first, try design.length("line-bar.width")),
      Measure(
        [first.minX, last.maxX].map { .vertical(from: first.minY, to: first.maxY, x: $0) },
        try design.length("line-bar.height")),
      .radius(last, try design.length("line-bar.radius")),
    ]
    guard count > 1 else { return list }
    return list + [
      Measure(
        .horizontal(from: first.maxX, to: bars[1].minX, y: first.minY),
        try design.length("line-bar.gap"))
    ]
  }

  private static func bars(_ count: Int, _ design: Design) throws(DrawingError) -> [Rect] {
    let width = try design.dimension("line-bar.width")
    let height = try design.dimension("line-bar.height")
    let pitch = try width + design.dimension("line-bar.gap")
    let start = -(Double(count - 1) * pitch + width) / 2
    return (0..<count).map { index in
      Rect(x: start + Double(index) * pitch, y: -height / 2, width: width, height: height)
    }
  }
}
