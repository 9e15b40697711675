import Citymapper
import DisplayList
import Geometry
import Markers

/// The document's 18 symbols (004, section 6): enlarged on their grid, and at the size of use.
enum SymbolTable {
  private static let columns = 3
  private static let column = 384.0
  private static let pitch = 60.0
  /// Height of the enlarged symbols; two of a row stand side by side.
  private static let enlarged = 40.0
  private static let gap = 8.0
  /// From a cell's left edge to the middle of the symbol at its own size, and to the texts.
  private static let actual = 116.0
  private static let textLeft = 148.0

  static func section(_ design: Design) -> BlockSection {
    BlockSection(
      "Symbols", note: "own artwork · \(Int(enlarged)) pt, then the size of use",
      blocks: [SheetBlock("symbols") { () throws(DrawingError) in try drawing(design) }])
  }

  private static func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let rows = (SymbolRow.all.count + columns - 1) / columns
    var items: [DisplayItem] = []
    var parts: [BlockDrawing.Part] = []
    for (index, row) in SymbolRow.all.enumerated() {
      let place = Point(Double(index / rows) * column, Double(index % rows) * pitch)
      items += try cell(row, at: place, design)
      parts.append(
        BlockDrawing.Part(
          name: row.icons.joined(separator: "-and-"), caption: row.component,
          frame: Rect(x: place.x, y: place.y, width: column, height: pitch)))
    }
    var drawing = BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: column * Double(columns), height: pitch * Double(rows)))
    drawing.parts = parts
    return drawing
  }

  private static func cell(
    _ row: SymbolRow, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let middle = place.y + pitch / 2
    let ink = try design.color(design.pageColors.ink)
    let size = try design.dimension(row.size)
    var items = try row.icons.enumerated().map { index, name throws(DrawingError) in
      let x = place.x + enlarged / 2 + Double(index) * (enlarged + gap)
      return try symbol(name, height: enlarged, at: Point(x, middle), ink, design)
    }
    items.append(
      try symbol(
        row.icons[0], height: size, at: Point(place.x + actual, middle), ink, design))
    let x = place.x + textLeft
    items.append(
      try design.text(
        row.component, SheetText.caption, at: Point(x, middle - 3), color: design.pageColors.ink))
    items.append(
      try design.text(
        "\(decimal(size)) pt · \(row.symbols.joined(separator: ", "))", SheetText.tokenValue,
        at: Point(x, middle + 13), color: design.pageColors.caption))
    return items
  }

  private static func symbol(
    _ name: String, height: Double, at center: Point, _ ink: Color, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let icon = try design.icon(name)
    let drawing = glyphLayer(icon, height: height, center: center, ink)
    return .group(DisplayGroup(name, isPrecise: true, items: [drawing]))
  }
}
