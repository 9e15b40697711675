import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// A colour in one appearance, with what is said of it below.
struct Swatch {
  /// "Any", "Dark", "Base".
  let title: String
  /// Whether the title is set off: the appearance has a colour of its own.
  let isVariant: Bool
  let color: Color
  /// The hex, the origin, a ratio.
  let lines: [String]

  static let height = 44.0
  static let gap = 4.0
  /// Below the last line: what is said of a swatch is kept apart from the caption.
  private static let margin = 6.0
  /// From a swatch's lower edge to its title's baseline, and from line to line.
  private static let firstBaseline = 16.0
  private static let pitch = 14.0

  /// Swatches side by side, each `width` wide.
  static func row(
    _ swatches: [Swatch], width: Double, _ design: Design
  ) throws(DrawingError) -> BlockDrawing {
    var items: [DisplayItem] = []
    for (index, swatch) in swatches.enumerated() {
      items += try swatch.items(left: Double(index) * (width + gap), width: width, design)
    }
    let lines = swatches.map(\.lines.count).max() ?? 0
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: Double(swatches.count) * (width + gap) - gap,
        height: height + firstBaseline + Double(lines) * pitch + margin))
  }

  private func items(
    left: Double, width: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let box = RoundedRect(
      Rect(x: left, y: 0, width: width, height: Self.height),
      radius: SheetMetrics.swatchRadius)
    let baseline = Self.height + Self.firstBaseline
    var items: [DisplayItem] = [
      .fill(box.path, color, .nonzero),
      edgeLine(box, try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)),
      try design.text(
        title, SheetText.tokenName, at: Point(left, baseline),
        color: isVariant ? "ink" : "caption"),
    ]
    for (index, line) in lines.enumerated() {
      items.append(
        try design.text(
          line, SheetText.tokenValue,
          at: Point(left, baseline + Double(index + 1) * Self.pitch), color: "caption"))
    }
    return items
  }
}
