import DisplayList
import Geometry
import Markers

/// Measures in columns: a name, then a value a column.
struct MeasureTable {
  /// The heads of the columns.
  let header: [String]
  /// The rows, each with as many texts as there are columns.
  let rows: [[String]]

  private static let nameWidth = 160.0
  private static let valueWidth = 88.0
  private static let pitch = 20.0
  /// From a row's top to its baseline.
  private static let baseline = 14.0

  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let width = Self.nameWidth + Double(max(0, header.count - 1)) * Self.valueWidth
    var items: [DisplayItem] = []
    for (row, texts) in ([header] + rows).enumerated() {
      let top = Double(row) * Self.pitch
      if row > 0 {
        items.append(
          .fill(
            .rectangle(Rect(x: 0, y: top, width: width, height: SheetMetrics.line)),
            try design.color("ink").opacity(SheetMetrics.panelLineOpacity), .nonzero))
      }
      for (column, text) in texts.enumerated() where !text.isEmpty {
        let x = column == 0 ? 0 : Self.nameWidth + Double(column) * Self.valueWidth
        items.append(
          try design.text(
            text, row == 0 ? SheetText.tokenName : SheetText.tokenValue,
            at: Point(x, top + Self.baseline), column == 0 ? .leading : .trailing,
            color: row == 0 ? "ink" : "caption"))
      }
    }
    return BlockDrawing(
      items,
      room: Rect(x: 0, y: 0, width: width, height: Double(rows.count + 1) * Self.pitch))
  }
}
