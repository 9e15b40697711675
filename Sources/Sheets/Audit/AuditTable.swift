import DisplayList
import Geometry
import Markers
import Typesetting

/// A table of texts that wrap in their columns.
struct AuditTable {
  /// A column: its head and its width, the space to the next one included.
  struct Column {
    let title: String
    let width: Double
  }

  /// A cell.
  struct Cell {
    let text: String
    var isStrong = false
    /// What stands before the text.
    var mark: AuditMark?

    init(_ text: String, isStrong: Bool = false, mark: AuditMark? = nil) {
      (self.text, self.isStrong, self.mark) = (text, isStrong, mark)
    }
  }

  /// A row, and what the manifest calls it.
  struct Row {
    let name: String
    let cells: [Cell]
  }

  let columns: [Column]
  let rows: [Row]

  /// Between columns, from a mark to its text, from a row's line to its text, from line to line, and
  /// from a line's top to its baseline.
  private static let gap = 16.0
  private static let markGap = 6.0
  private static let padding = 7.0
  private static let pitch = 15.0
  private static let baseline = 11.5

  /// The table, its rows as parts.
  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let width = columns.reduce(0) { $0 + $1.width }
    var drawing = BlockDrawing([])
    var y = 0.0
    let head = Row(name: "", cells: columns.map { Cell($0.title, isStrong: true) })
    for row in [head] + rows {
      let isHead = row.name.isEmpty
      if !isHead { drawing.items.append(try line(y, width, design)) }
      let (items, height) = try draw(row, top: y, isHead: isHead, design)
      drawing.items += items
      if !isHead {
        drawing.parts.append(
          BlockDrawing.Part(
            name: row.name, caption: row.cells.first?.text ?? "",
            frame: Rect(x: 0, y: y, width: width, height: height)))
      }
      y += height
    }
    drawing.room = Rect(x: 0, y: 0, width: width, height: y)
    return drawing
  }

  private func line(
    _ y: Double, _ width: Double, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    .fill(
      .rectangle(Rect(x: 0, y: y, width: width, height: SheetMetrics.line)),
      try design.color(design.pageColors.ink).opacity(SheetMetrics.panelLineOpacity), .nonzero)
  }

  private func draw(
    _ row: Row, top: Double, isHead: Bool, _ design: Design
  ) throws(DrawingError) -> (items: [DisplayItem], height: Double) {
    var items: [DisplayItem] = []
    var (x, lineCount) = (0.0, 1)
    let padding = isHead ? 0 : Self.padding
    for (column, cell) in zip(columns, row.cells) {
      let indent = cell.mark == nil ? 0 : AuditMark.side + Self.markGap
      let style = cell.isStrong ? SheetText.tokenName : SheetText.tokenValue
      let lines = try TextWrapper.lines(
        cell.text, style, width: column.width - Self.gap - indent, design)
      let color = isHead ? design.pageColors.caption : design.pageColors.ink
      for (index, text) in lines.enumerated() {
        let baseline = top + padding + Double(index) * Self.pitch + Self.baseline
        items.append(
          try design.text(text, style, at: Point(x + indent, baseline), color: color))
      }
      if let mark = cell.mark {
        let center = Point(x + AuditMark.side / 2, top + padding + Self.pitch / 2)
        items.append(try mark.item(at: center, design))
      }
      lineCount = max(lineCount, lines.count)
      x += column.width
    }
    return (items, Double(lineCount) * Self.pitch + 2 * padding + (isHead ? Self.padding : 0))
  }
}
