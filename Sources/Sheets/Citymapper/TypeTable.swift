import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// The pack's 14 text styles (004, section 2), each set in itself.
enum TypeTable {
  private static let names = [
    "display", "eta-hero", "section", "row-title", "body", "place", "meta", "mode-badge",
    "eta-suffix", "go-label", "button", "tag", "dep-min", "tab",
  ]
  /// Styles whose figures are of one width where they count (004, section 8).
  private static let tabular: Set = ["eta-hero", "section", "dep-min"]
  private static let sample = "24 min"
  private static let columns = 2
  private static let column = 576.0
  private static let pitch = 44.0
  /// From a row's left edge to its sample.
  private static let sampleLeft = 304.0
  /// From a row's top to its baseline.
  private static let baseline = 30.0

  static func section(_ design: Design) -> BlockSection {
    BlockSection(
      "Type", note: "Inter · size / weight · optical size",
      blocks: [SheetBlock("styles") { () throws(DrawingError) in try drawing(design) }])
  }

  private static func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let rows = (names.count + columns - 1) / columns
    var items: [DisplayItem] = []
    var parts: [BlockDrawing.Part] = []
    for (index, name) in names.enumerated() {
      let place = Point(Double(index / rows) * column, Double(index % rows) * pitch)
      items += try row(name, at: place, design)
      parts.append(
        BlockDrawing.Part(
          name: name, caption: name,
          frame: Rect(x: place.x, y: place.y, width: column, height: pitch)))
    }
    var drawing = BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: column * Double(columns), height: pitch * Double(rows)))
    drawing.parts = parts
    return drawing
  }

  private static func row(
    _ name: String, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let style = try design.textStyle(
      "type.\(name)", features: tabular.contains(name) ? [.tabularFigures] : [])
    let optical = style.opticalSizes.map { " · opsz \(decimal(clamped(style.size, to: $0)))" } ?? ""
    let tracking = style.tracking == 0 ? "" : " · tracking \(decimal(style.tracking))"
    let figures = tabular.contains(name) ? " · tnum" : ""
    let y = place.y + baseline
    return [
      try design.text(
        name, SheetText.caption, at: Point(place.x, y), color: design.pageColors.ink),
      try design.text(
        "\(decimal(style.size)) / \(style.weight)\(optical)\(tracking)\(figures)",
        SheetText.tokenValue, at: Point(place.x + nameWidth, y), color: design.pageColors.caption),
      try design.text(
        sample, style, at: Point(place.x + sampleLeft, y), color: design.pageColors.ink),
    ]
  }

  /// From a row's left edge to the numbers.
  private static let nameWidth = 96.0

  private static func clamped(_ size: Double, to range: ClosedRange<Double>) -> Double {
    min(max(size, range.lowerBound), range.upperBound)
  }
}
