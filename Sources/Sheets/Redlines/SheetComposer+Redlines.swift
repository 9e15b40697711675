import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

extension SheetComposer {
  /// A panel's examples with their marks, from `y`, which moves to their end; the inset lies on the
  /// map's ground, all else on the panel.
  mutating func redlines(_ design: Design) throws(DrawingError) {
    let redlined = try definition.redlined(request, design)
    try draw(
      redlined.sections, in: RedlineColumns(metrics, isOnMap: !definition.isOnPaper), design)
    guard let inset = redlined.inset,
      inset.blocks.contains(where: { request.keeps($0, of: inset) })
    else { return }
    let columns = RedlineColumns(insetIn: metrics)
    let start = items.count
    let top = y
    y += SheetMetrics.insetTop
    try draw([inset], in: columns, design)
    items.insert(
      try insetGround(from: top, to: y, design), at: start)
  }

  private mutating func draw(
    _ sections: [BlockSection], in columns: RedlineColumns, _ design: Design
  ) throws(DrawingError) {
    var isFirst = true
    for section in sections {
      let blocks = section.blocks.filter { request.keeps($0, of: section) }
      guard !blocks.isEmpty else { continue }
      if !isFirst { y += SheetMetrics.gap }
      isFirst = false
      try sectionTitle(section.title, note: section.note, within: columns.range, design)
      let drawn = try draw(blocks, design)
      if drawn.allSatisfy(\.drawing.measures.isEmpty) {
        try flow(drawn, of: section, design)
      } else {
        try redlinedFlow(drawn, of: section, columns, design)
      }
      try footnotes(of: section, design)
    }
  }

  /// Deals examples with their marks out to rows: of the section's own columns where each keeps to
  /// one of them.
  private mutating func redlinedFlow(
    _ blocks: [(block: SheetBlock, drawing: BlockDrawing)], of section: BlockSection,
    _ columns: RedlineColumns, _ design: Design
  ) throws(DrawingError) {
    var examples: [RedlinedBlock] = []
    for (block, drawing) in blocks {
      examples.append(try measured(block, drawing, of: section, columns, design))
    }
    let own = columns.shared(by: section.columns)
    let columns = examples.allSatisfy { own.span(of: $0) == 1 } ? own : columns
    var row: [RedlineCell] = []
    for measured in examples {
      let span = columns.span(of: measured)
      let next = row.last.map { $0.column + $0.span } ?? 0
      if next + span > columns.count {
        try draw(row, of: section, columns, design)
        row = []
      }
      row.append(
        RedlineCell(block: measured, column: next + span > columns.count ? 0 : next, span: span))
    }
    try draw(row, of: section, columns, design)
  }

  /// A block with its marks. An error names the least zoom at which they find room.
  private mutating func measured(
    _ block: SheetBlock, _ drawing: BlockDrawing, of section: BlockSection,
    _ columns: RedlineColumns, _ design: Design
  ) throws(DrawingError) -> RedlinedBlock {
    hasMeasures = hasMeasures || !drawing.measures.isEmpty
    hasScaledMeasures = hasScaledMeasures || drawing.measures.scale != nil
    if let frame = drawing.hitFrame, drawing.zOrder == .station || drawing.zOrder == .selectedStop {
      hasWideTargets = hasWideTargets || request.showsHitAreas && frame.width > frame.height
    }
    let measured = try RedlinedBlock(
      block, drawing, width: columns.width, showsHitAreas: request.showsHitAreas, design)
    if let measured { return measured }
    let least = try leastZoom(section, block, design)
    throw .value(
      name: "--exhibit-zoom", value: decimal(request.exhibitZoom),
      accepted: "too small for the redlines of '\(blockName(section, block))'; "
        + (least.map { "at least \(decimal($0)) works" } ?? "no zoom up to 8 works"))
  }

  /// The least exhibit zoom, in tenths, at which a block's marks find room.
  private func leastZoom(
    _ section: BlockSection, _ block: SheetBlock, _ design: Design
  ) throws(DrawingError) -> Double? {
    let tenths = stride(from: (request.exhibitZoom * 10).rounded(.down) + 1, through: 80, by: 1)
    for zoom in tenths.map({ $0 / 10 }) {
      var larger = request
      larger.exhibitZoom = zoom
      let content = try definition.redlined(larger, design)
      let sections = content.sections + (content.inset.map { [$0] } ?? [])
      let same = sections.first { $0.name == section.name }?.blocks.first { $0.name == block.name }
      let width = RedlineColumns(SheetMetrics(exhibitZoom: zoom)).width
      if let same,
        try RedlinedBlock(
          same, same.draw(), width: width, showsHitAreas: request.showsHitAreas, design) != nil
      {
        return zoom
      }
    }
    return nil
  }

  /// A row of examples, their middles at one height; moves `y` below their lists.
  private mutating func draw(
    _ row: [RedlineCell], of section: BlockSection, _ columns: RedlineColumns, _ design: Design
  ) throws(DrawingError) {
    let above = row.map { $0.block.center.y - $0.block.bounds.minY }.max() ?? 0
    let below = row.map { $0.block.bounds.maxY - $0.block.center.y }.max() ?? 0
    // Whole points: lines that lie on them stay sharp.
    let center = y + above.rounded(.up)
    let stage = center + below.rounded(.up)
    let isCaptioned = row.contains { $0.block.isCaptioned }
    let list = stage + (isCaptioned ? SheetMetrics.captionBlock : 0)
    let bottom = list + (row.map(\.block.list.height).max() ?? 0) + RedlineMetrics.below
    for cell in row {
      let frame = Rect(
        x: columns.left + Double(cell.column) * columns.pitch, y: y,
        width: Double(cell.span) * columns.pitch, height: bottom - y)
      let shift = cell.shift(in: frame, centerY: center)
      try draw(cell.block, shift: shift, onMap: columns.isOnMap, design)
      let left = frame.minX
      if cell.block.isCaptioned {
        try caption(
          cell.block, left: left, center: cell.block.center.x + shift.x,
          baseline: stage + SheetMetrics.captionBaseline, design)
      }
      try items.append(cell.block.list.item(at: Point(left, list), design))
      cells += cell.block.cells(
        "\(design.theme.rawValue)/\(blockName(section, cell.block.block))", frame: frame,
        shift: shift)
    }
    y = bottom
  }

  /// A measured example's caption stands over its list; another's below the drawing's middle, as on
  /// the sheet without redlines, unless it would leave the cell.
  private mutating func caption(
    _ block: RedlinedBlock, left: Double, center: Double, baseline: Double, _ design: Design
  ) throws(DrawingError) {
    let caption = block.block.caption
    let half = try design.outline(caption, SheetText.caption).advance / 2
    let isMeasured = !block.drawing.measures.isEmpty
    try text(
      caption, SheetText.caption,
      at: Point(isMeasured ? left : max(center - half, left), baseline),
      color: isMeasured ? design.pageColors.ink : design.pageColors.caption, design)
  }

  /// Hit frame, drawing and marks, lowest first; the frame of a part of the drawing lies above it.
  /// A picture of the map reaches as far as the lanes: marks stay on the token's colour.
  private mutating func draw(
    _ block: RedlinedBlock, shift: Point, onMap: Bool, _ design: Design
  ) throws(DrawingError) {
    if onMap { try drawMap(block.layout.core.offset(by: shift), design) }
    let move = Affine.translation(shift)
    let drawing = DisplayItem.group(
      DisplayGroup(block.block.name, items: block.items.map { $0.applying(move) }))
    if let frame = block.hitFrame,
      let box = dashedBox(frame.offset(by: shift), try design.color(design.pageColors.caption))
    {
      let isBehind = block.drawing.aids.isEmpty && !block.drawing.isTargetPart
      items += isBehind ? [box, drawing] : [drawing, box]
    } else {
      items.append(drawing)
    }
    items.append(try block.layout.item(movedBy: shift, design))
  }
}
