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
      let blocks = section.blocks.filter { request.keeps($0, of: section) }
      guard !blocks.isEmpty else { continue }
      if !isFirst { y += SheetMetrics.gap }
      isFirst = false
      try sectionTitle(
        section.title, note: section.note,
        within: metrics.contentLeft...metrics.contentRight, design)
      try flow(try draw(blocks, design), of: section, design)
      try footnotes(of: section, design)
    }
  }

  /// Texts below a section's blocks, in lines of the content's width; moves `y` below them.
  mutating func footnotes(
    of section: BlockSection, _ design: Design
  ) throws(DrawingError) {
    guard !section.footnotes.isEmpty else { return }
    y += SheetMetrics.footnoteGap
    let width = metrics.contentRight - metrics.contentLeft
    let lines = try TextWrapper.lines(
      of: section.footnotes, SheetText.note, width: width, design)
    for line in lines {
      try text(
        line, SheetText.note, at: Point(metrics.contentLeft, y + SheetMetrics.noteBaseline),
        color: design.pageColors.caption, design)
      y += SheetMetrics.footnoteLine
    }
  }

  /// Blocks with their drawings, whose colours the legend names.
  mutating func draw(
    _ blocks: [SheetBlock], _ design: Design
  ) throws(DrawingError) -> [(block: SheetBlock, drawing: BlockDrawing)] {
    var drawn: [(block: SheetBlock, drawing: BlockDrawing)] = []
    for block in blocks {
      let (drawing, colors) = try design.recordingColors { () throws(DrawingError) in
        try block.draw()
      }
      usedColors.formUnion(colors)
      drawn.append((block, drawing))
    }
    return drawn
  }

  /// Deals blocks out to rows of the section's columns, each row as high as its highest block.
  mutating func flow(
    _ blocks: [(block: SheetBlock, drawing: BlockDrawing)], of section: BlockSection,
    _ design: Design
  ) throws(DrawingError) {
    var row: [PlacedBlock] = []
    var next = 0
    for (block, drawing) in blocks {
      try checkWidth(of: drawing, blockName(section, block))
      let span = metrics.span(ofWidth: drawing.room.width, of: section.columns)
      if next + span > section.columns {
        try draw(row, of: section, design)
        (row, next) = ([], 0)
      }
      row.append(PlacedBlock(block: block, drawing: drawing, column: next, span: span))
      next += span
    }
    try draw(row, of: section, design)
  }

  /// Every zoom has room for its blocks; a token laid over the pack's may ask for more, and what it
  /// makes would leave the page.
  private func checkWidth(of drawing: BlockDrawing, _ name: String) throws(DrawingError) {
    let width = metrics.contentRight - metrics.contentLeft
    guard drawing.room.width > width + 1e-6 else { return }
    throw .value(
      name: "the width of '\(name)'", value: decimal(drawing.room.width),
      accepted: "at most \(decimal(width)), the sheet’s: a token in it is too large")
  }

  /// A row of blocks, their rooms centred in their columns; moves `y` below its captions.
  private mutating func draw(
    _ row: [PlacedBlock], of section: BlockSection, _ design: Design
  ) throws(DrawingError) {
    let height = row.map(\.drawing.room.height).max() ?? 0
    let isCaptioned = row.contains { !$0.block.caption.isEmpty && !$0.block.drawsCaption }
    if case .blocks(let sheet) = definition.content, !sheet.isOnPaper {
      let width = metrics.sheetWidth - 2 * SheetMetrics.margin
      try drawMap(Rect(x: SheetMetrics.margin, y: y, width: width, height: height), design)
    }
    let bottom = y + height + (isCaptioned ? SheetMetrics.captionBlock : 0)
    let column = metrics.column(of: section.columns)
    for placed in row {
      let center = Point(
        metrics.contentLeft + (Double(placed.column) + Double(placed.span) / 2) * column,
        y + height / 2)
      let shift = center - placed.drawing.room.center
      add(placed, shift: shift, bottom: bottom, of: section, design)
      guard !placed.block.caption.isEmpty, !placed.block.drawsCaption else { continue }
      try text(
        placed.block.caption, SheetText.caption,
        at: Point(center.x, y + height + SheetMetrics.captionBaseline), .center,
        color: design.pageColors.caption, design)
    }
    y = bottom
  }

  private mutating func add(
    _ placed: PlacedBlock, shift: Point, bottom: Double, of section: BlockSection,
    _ design: Design
  ) {
    let drawing = placed.drawing
    let move = Affine.translation(shift)
    items.append(
      .group(
        DisplayGroup(placed.block.name, items: drawing.shown.map { $0.applying(move) })))
    let name = "\(design.theme.rawValue)/\(blockName(section, placed.block))"
    let column = metrics.column(of: section.columns)
    cells.append(
      SheetCell(
        name: name, caption: placed.block.caption,
        frame: Rect(
          x: metrics.contentLeft + Double(placed.column) * column, y: y,
          width: Double(placed.span) * column, height: bottom - y),
        ink: drawing.shown.inkBox?.offset(by: shift),
        anchor: drawing.accessibility == nil ? nil : shift,
        hitFrame: drawing.hitFrame?.offset(by: shift), accessibility: drawing.accessibility,
        zOrder: drawing.zOrder))
    cells += drawing.parts.map { part in
      SheetCell(
        name: "\(name)/\(part.name)", caption: part.caption,
        frame: part.frame.offset(by: shift), ink: nil, anchor: nil, hitFrame: nil,
        accessibility: nil, zOrder: nil)
    }
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

extension SheetRequest {
  /// Whether `--only` keeps a block.
  func keeps(_ block: SheetBlock, of section: BlockSection) -> Bool {
    guard let pattern = only else { return true }
    return pattern.matches(blockName(section, block)) || pattern.matches(block.caption)
  }
}

/// "icons/train-16.5".
func blockName(_ section: BlockSection, _ block: SheetBlock) -> String {
  "\(section.name)/\(block.name)"
}
