import DesignTokens
import DisplayList
import Geometry
import Markers

/// The pack's 25 colours (004, section 1), a group a row.
enum SwatchTable {
  private static let rows: [(title: String, names: [String])] = [
    (
      "Light",
      [
        "light.canvas", "light.surface-1", "light.surface-2", "light.divider", "text.primary",
        "text.secondary", "text.tertiary",
      ]
    ),
    (
      "Dark",
      [
        "dark.canvas", "dark.surface-1", "dark.surface-2", "dark.divider", "dark.text-primary",
        "dark.text-secondary",
      ]
    ),
    (
      "Modes",
      [
        "mode.walk", "mode.bus", "mode.tube", "mode.rail", "mode.bike", "mode.cab", "mode.ferry",
      ]
    ),
    ("Brand, state", ["blue", "blue-bright", "blue-pressed", "go-green", "disruption"]),
  ]

  private static let column = 144.0
  private static let pitch = 44.0

  static func section(_ design: Design) -> BlockSection {
    BlockSection(
      "Colours", note: "25 · modes, brand and state are the same in both themes",
      blocks: [
        SheetBlock("swatches") { () throws(DrawingError) in try drawing(design) }
      ])
  }

  private static func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    var items: [DisplayItem] = []
    var parts: [BlockDrawing.Part] = []
    for (index, row) in rows.enumerated() {
      let top = Double(index) * pitch
      items.append(
        try design.text(
          row.title, SheetText.caption, at: Point(0, top + SheetMetrics.captionBaseline),
          color: design.pageColors.ink))
      for (column, name) in row.names.enumerated() {
        let place = Point(Double(column + 1) * Self.column, top)
        items += try swatch(name, at: place, design)
        parts.append(
          BlockDrawing.Part(
            name: name, caption: name,
            frame: Rect(x: place.x, y: place.y, width: Self.column, height: SheetMetrics.swatch)))
      }
    }
    var drawing = BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: column * Double(SheetMetrics.columns),
        height: pitch * Double(rows.count)))
    drawing.parts = parts
    return drawing
  }

  private static func swatch(
    _ name: String, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(
      Rect(x: place.x, y: place.y, width: SheetMetrics.swatch, height: SheetMetrics.swatch),
      radius: SheetMetrics.swatchRadius)
    let color = try design.color(name)
    let x = place.x + SheetMetrics.swatch + SheetMetrics.legendGap
    let first = place.y + SheetMetrics.swatch / 2 - SheetMetrics.swatchText
    return [
      .fill(edge.path, color, .nonzero),
      edgeLine(
        edge,
        try design.color(design.pageColors.ink).opacity(SheetMetrics.swatchLineOpacity)),
      try design.text(
        name, SheetText.tokenName, at: Point(x, first), color: design.pageColors.ink),
      try design.text(
        color.hex, SheetText.tokenValue, at: Point(x, first + SheetMetrics.legendLine),
        color: design.pageColors.caption),
    ]
  }
}

extension SheetMetrics {
  /// From a swatch's middle up to the baseline of the first of its two lines.
  fileprivate static let swatchText = 2.0
}
