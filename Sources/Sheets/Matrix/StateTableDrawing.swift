import DisplayList
import Geometry
import Markers
import Typesetting

/// A table of states as it is drawn, from its top left corner, as wide as a sheet's content.
struct StateTableDrawing {
  private let table: StateTable
  private let design: Design
  /// How much larger than life markers are.
  private let zoom: Double
  private let width: Double
  /// Each row's markers by the cell's place in it, and where its anchors stand in a cell.
  private let rows: [DrawnRow]

  private struct DrawnRow {
    let markers: [Int: Marker]
    /// From a cell's centre to its anchor, in points.
    let anchor: Point
    let height: Double
  }

  private static let titleColumn = 120.0
  private static let labelColumn = 48.0
  private static let headerLine = 24.0
  /// The lowest row, with one line of text and with two.
  private static let leastRow = 32.0
  private static let leastDetailedRow = 44.0
  /// Space between a row's tallest drawing and its lines.
  private static let padding = 12.0
  /// Space beside and above a label within its hatching.
  private static let labelPadding = Point(8, 5)
  /// Baselines of a title and the detail below it, from a row's middle.
  private static let titleRise = 3.0
  private static let detailDrop = 12.0
  private static let lineOpacity = 0.2
  private static let openOpacity = 0.6
  private static let ruledOutOpacity = 0.3

  init(_ table: StateTable, _ metrics: SheetMetrics, _ design: Design) throws(DrawingError) {
    self.table = table
    self.design = design
    let zoom = metrics.chipZoom
    self.zoom = zoom
    width = metrics.contentRight - metrics.contentLeft
    rows = try table.rows.map { row throws(DrawingError) in
      try Self.drawn(row, zoom, design)
    }
  }

  /// Draws a row's markers. All of them stand on one line, their common ink in the cells' middle.
  private static func drawn(
    _ row: StateTable.Row, _ zoom: Double, _ design: Design
  ) throws(DrawingError) -> DrawnRow {
    var markers: [Int: Marker] = [:]
    var ink: Rect?
    for (index, cell) in row.cells.enumerated() {
      guard case .drawn(let state) = cell.answer else { continue }
      let marker = try state.draw(design)
      markers[index] = marker
      ink = marker.inkBox.map { ink?.union($0) ?? $0 } ?? ink
    }
    guard let ink else {
      return DrawnRow(markers: [:], anchor: .zero, height: leastRow)
    }
    return DrawnRow(
      markers: markers, anchor: ink.center * -zoom,
      height: max(
        row.detail.isEmpty ? leastRow : leastDetailedRow,
        (ink.height * zoom + 2 * padding).rounded(.up)))
  }

  /// The whole table; its parts are its cells.
  func block() throws(DrawingError) -> BlockDrawing {
    var items = try header()
    var parts: [BlockDrawing.Part] = []
    var y = headerHeight
    for (row, drawn) in zip(table.rows, rows) {
      items += try titles(row, y + drawn.height / 2)
      for (index, cell) in row.cells.enumerated() {
        let frame = frame(cell, y: y, height: drawn.height)
        items += try self.items(cell, drawn, drawn.markers[index], frame, row)
        parts.append(
          BlockDrawing.Part(
            name: cell.name, caption: cell.partCaption, frame: frame))
      }
      y += drawn.height
    }
    items.append(try lines())
    var drawing = BlockDrawing(items, room: Rect(x: 0, y: 0, width: width, height: y))
    drawing.parts = parts
    return drawing
  }
}

// MARK: - Places

extension StateTableDrawing {
  private var headerHeight: Double { (table.groups.isEmpty ? 1 : 2) * Self.headerLine }

  /// Where the cells begin: behind the titles, the labels, and what whole points leave over.
  private var cellsLeft: Double { width - Double(table.columns.count) * columnWidth }

  /// Whole points, so that lines between columns are sharp.
  private var columnWidth: Double {
    let titles = Self.titleColumn + (table.labelTitle == nil ? 0 : Self.labelColumn)
    return ((width - titles) / Double(max(1, table.columns.count))).rounded(.down)
  }

  private func frame(_ columns: Range<Int>, y: Double, height: Double) -> Rect {
    Rect(
      x: cellsLeft + Double(columns.lowerBound) * columnWidth, y: y,
      width: Double(columns.count) * columnWidth, height: height)
  }

  private func frame(_ cell: StateTable.Cell, y: Double, height: Double) -> Rect {
    frame(cell.columns, y: y, height: height)
  }
}

// MARK: - Text

extension StateTableDrawing {
  private func header() throws(DrawingError) -> [DisplayItem] {
    let baseline = headerHeight - Self.headerLine / 2 + middle
    var items = [try small(table.corner, Point(0, baseline), .leading)]
    if let title = table.labelTitle {
      items.append(try small(title, Point(cellsLeft - Self.labelColumn, baseline), .leading))
    }
    for (index, title) in table.columns.enumerated() {
      let frame = frame(index..<(index + 1), y: 0, height: 0)
      items.append(try small(title, Point(frame.center.x, baseline), .center))
    }
    for group in table.groups {
      let frame = frame(group.columns, y: 0, height: Self.headerLine)
      items.append(
        try design.text(
          group.title, SheetText.tokenName, at: Point(frame.center.x, frame.center.y + middle),
          .center, color: "ink"))
    }
    return items
  }

  /// A row's title with its detail, and its label, about a middle line.
  private func titles(
    _ row: StateTable.Row, _ y: Double
  ) throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let hasDetail = !row.detail.isEmpty
    if !row.title.isEmpty {
      let baseline = hasDetail ? y - Self.titleRise : y + 0.35 * SheetText.caption.size
      items.append(
        try design.text(row.title, SheetText.caption, at: Point(0, baseline), color: "ink"))
    }
    if hasDetail { items.append(try small(row.detail, Point(0, y + Self.detailDrop), .leading)) }
    if !row.label.isEmpty {
      items.append(
        try small(row.label, Point(cellsLeft - Self.labelColumn, y + middle), .leading))
    }
    return items
  }

  /// From the middle of a small line of text to its baseline.
  private var middle: Double { 0.35 * SheetText.sectionNote.size }

  private func small(
    _ text: String, _ place: Point, _ alignment: TextAlignment
  ) throws(DrawingError) -> DisplayItem {
    try design.text(text, SheetText.sectionNote, at: place, alignment, color: "caption")
  }
}

// MARK: - Cells

extension StateTableDrawing {
  private func items(
    _ cell: StateTable.Cell, _ drawn: DrawnRow, _ marker: Marker?, _ frame: Rect,
    _ row: StateTable.Row
  ) throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if row.isOnPaper {
      items.append(.fill(.rectangle(frame), try design.color("paper"), .nonzero))
    }
    if let marker {
      let place = Affine.scale(zoom).then(.translation(frame.center + drawn.anchor))
      items.append(marker.group("marker", applying: place))
    } else {
      items += try label(cell, frame)
    }
    return [.group(DisplayGroup(cell.name, items: items))]
  }

  /// What stands in place of a drawing, hatched where there is an answer to look up.
  private func label(
    _ cell: StateTable.Cell, _ frame: Rect
  ) throws(DrawingError) -> [DisplayItem] {
    let number = table.citations.firstIndex { $0 == cell.answer.source }
    let text = cell.answer.name + (number.map { " (\($0 + 1))" } ?? "")
    let item = try small(text, Point(frame.center.x, frame.center.y + middle), .center)
    let advance = try design.outline(text, SheetText.sectionNote).advance
    let gap = Rect(
      center: frame.center, width: advance + 2 * Self.labelPadding.x,
      height: SheetText.sectionNote.size + 2 * Self.labelPadding.y)
    switch cell.answer {
    case .notDefined:
      let color = try design.color("alert").opacity(Self.openOpacity)
      return [Hatch(rect: frame, gap: gap, slant: .right, color: color).item(), item]
    case .doesNotApply:
      let color = try design.color("caption").opacity(Self.ruledOutOpacity)
      return [Hatch(rect: frame, gap: gap, slant: .left, color: color).item(), item]
    case .drawn, .drawnAsNothing: return [item]
    }
  }

  /// A line above each row and below the last, and one at each side of a cell.
  private func lines() throws(DrawingError) -> DisplayItem {
    var path = Path()
    var y = headerHeight
    let line = SheetMetrics.line
    for (row, drawn) in zip(table.rows, rows) {
      let left = row.title.isEmpty ? cellsLeft - Self.labelColumn : 0
      path.append(.rectangle(Rect(x: left, y: y - line / 2, width: width - left, height: line)))
      for cell in row.cells {
        let frame = frame(cell, y: y, height: drawn.height)
        path.append(
          .rectangle(Rect(x: frame.x - line / 2, y: y, width: line, height: drawn.height)))
      }
      y += drawn.height
    }
    path.append(.rectangle(Rect(x: 0, y: y - line / 2, width: width, height: line)))
    let color = try design.color("ink").opacity(Self.lineOpacity)
    return .group(DisplayGroup("lines", items: [.fill(path, color, .nonzero)]))
  }
}

extension StateTable.Cell {
  /// The caption, and the answer where nothing is drawn.
  fileprivate var partCaption: String {
    if case .drawn = answer { caption } else { "\(caption): \(answer.text)" }
  }
}
