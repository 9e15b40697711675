import DesignTokens
import DisplayList
import Geometry
import Markers

extension SheetComposer {
  /// Sections of blocks one below the other, from `y`, which moves to the end of the last.
  mutating func blockSections(
    _ sheet: BlockSheet, _ design: Design
  ) throws(DrawingError) {
    var isFirst = true
    for section in try sheet.sections(design, request) {
      let blocks = section.blocks.filter { keeps(section, $0) }
      guard !blocks.isEmpty else { continue }
      if !isFirst { y += SheetMetrics.gap }
      isFirst = false
      try sectionTitle(
        section.title, note: section.note,
        within: metrics.contentLeft...metrics.contentRight, design)
      try flow(blocks, of: section, design)
    }
  }

  private func keeps(_ section: BlockSection, _ block: SheetBlock) -> Bool {
    guard let pattern = request.only else { return true }
    return pattern.matches(blockName(section, block)) || pattern.matches(block.caption)
  }

  /// Deals blocks out to rows of the section's columns, each row as high as its highest block.
  private mutating func flow(
    _ blocks: [SheetBlock], of section: BlockSection, _ design: Design
  ) throws(DrawingError) {
    let grid = BlockGrid(metrics, columns: section.columns)
    var row: [PlacedBlock] = []
    var next = 0
    for block in blocks {
      let (drawing, colors) = try design.recordingColors { () throws(DrawingError) in
        try block.draw()
      }
      usedColors.formUnion(colors)
      let span = grid.span(ofWidth: drawing.room.width)
      if next + span > grid.columns {
        try draw(row, grid, of: section, design)
        (row, next) = ([], 0)
      }
      row.append(PlacedBlock(block: block, drawing: drawing, column: next, span: span))
      next += span
    }
    try draw(row, grid, of: section, design)
  }

  /// A row of blocks, their rooms centred in their columns; moves `y` below its captions.
  private mutating func draw(
    _ row: [PlacedBlock], _ grid: BlockGrid, of section: BlockSection, _ design: Design
  ) throws(DrawingError) {
    let height = row.map(\.drawing.room.height).max() ?? 0
    let isCaptioned = row.contains { !$0.block.caption.isEmpty }
    let bottom = y + height + (isCaptioned ? SheetMetrics.captionBlock : 0)
    for placed in row {
      let center = Point(
        grid.left + (Double(placed.column) + Double(placed.span) / 2) * grid.column,
        y + height / 2)
      let shift = center - placed.drawing.room.center
      add(placed, grid, shift: shift, bottom: bottom, of: section, design)
      guard !placed.block.caption.isEmpty else { continue }
      try text(
        placed.block.caption, SheetText.caption,
        at: Point(center.x, y + height + SheetMetrics.captionBaseline), .center,
        color: design.pageColors.caption, design)
    }
    y = bottom
  }

  private mutating func add(
    _ placed: PlacedBlock, _ grid: BlockGrid, shift: Point, bottom: Double,
    of section: BlockSection, _ design: Design
  ) {
    let drawing = placed.drawing
    let move = Affine.translation(shift)
    items.append(
      .group(
        DisplayGroup(placed.block.name, items: drawing.items.map { $0.applying(move) })))
    let name = "\(design.theme.rawValue)/\(blockName(section, placed.block))"
    let width = Double(placed.span) * grid.column
    cells.append(
      SheetCell(
        name: name, caption: placed.block.caption,
        frame: Rect(
          x: grid.left + Double(placed.column) * grid.column, y: y, width: width,
          height: bottom - y),
        ink: drawing.items.inkBox?.offset(by: shift),
        anchor: drawing.accessibility == nil ? nil : shift,
        hitFrame: drawing.hitFrame?.offset(by: shift), accessibility: drawing.accessibility,
        zOrder: nil))
    cells += drawing.parts.map { part in
      SheetCell(
        name: "\(name)/\(part.name)", caption: part.caption,
        frame: part.frame.offset(by: shift), ink: nil, anchor: nil, hitFrame: nil,
        accessibility: nil, zOrder: nil)
    }
  }
}

/// The columns of a section.
private struct BlockGrid {
  let columns: Int
  /// Left edge of the first column, and the width of each, in points.
  let left: Double
  let column: Double

  init(_ metrics: SheetMetrics, columns: Int) {
    self.columns = max(1, columns)
    left = metrics.contentLeft
    column = (metrics.contentRight - metrics.contentLeft) / Double(self.columns)
  }

  /// How many columns hold a width: at least one, at most all.
  func span(ofWidth width: Double) -> Int {
    // Compared as it is: a room of any width, as a token file may make it, need not fit an Int.
    let wanted = (width / column - 1e-9).rounded(.up)
    return wanted < Double(columns) ? max(1, Int(wanted)) : columns
  }
}

/// A block in its columns.
private struct PlacedBlock {
  let block: SheetBlock
  let drawing: BlockDrawing
  /// The first column it takes, from 0.
  let column: Int
  /// How many it takes.
  let span: Int
}

/// "icons/train-16.5".
private func blockName(_ section: BlockSection, _ block: SheetBlock) -> String {
  "\(slug(section.title))/\(block.name)"
}
