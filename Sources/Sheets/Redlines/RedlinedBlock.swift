import DisplayList
import Geometry
import Markers

/// A block with the marks around it and the list of their keys.
struct RedlinedBlock {
  let block: SheetBlock
  let drawing: BlockDrawing
  let layout: RedlineLayout
  let list: RedlineList
  /// The hit frame, where it is shown.
  let hitFrame: Rect?
  /// What is drawn of it: without measures, all that the sheet shows without redlines.
  let items: [DisplayItem]

  /// Measures a drawing; nil where its marks find no room. `width` is the most that it may take: a
  /// wider one has its values in the list alone. A drawing without measures has neither.
  init?(
    _ block: SheetBlock, _ drawing: BlockDrawing, width: Double, showsHitAreas: Bool,
    _ design: Design
  ) throws(DrawingError) {
    let isMeasured = !drawing.measures.isEmpty
    let frame = showsHitAreas && isMeasured ? drawing.hitFrame : nil
    let items = isMeasured ? drawing.items : drawing.shown
    let keys = RedlineKeys(drawing)
    let measured = try keys.items(design)
    let parts = items.leafBoxes
    let bare = RedlineLayout(core: parts.union?.union(drawing.room) ?? drawing.room)
    guard !measured.contains(where: \.isTooShort),
      let layout = measured.isEmpty
        ? bare : RedlineLayout.best(parts: parts, frame: frame, items: measured)
    else { return nil }
    let isMarked = layout.bounds.width <= width
    self.block = block
    self.drawing = drawing
    self.items = items
    hitFrame = frame
    self.layout = isMarked ? layout : bare
    list = try RedlineList(
      keys.rows(
        marked: isMarked ? Set(layout.marks.map(\.key)) : [], showsHitFrame: frame != nil), design)
  }

  /// All that is drawn about the block's origin, but for the list.
  var bounds: Rect { layout.bounds.union(layout.core) }

  /// Whether a caption is set below it.
  var isCaptioned: Bool { !block.caption.isEmpty && !block.drawsCaption }

  /// What stands in the middle of its cell: a marker's anchor. Room for dimension lines that are
  /// left out is none of it.
  var center: Point { drawing.aids.isEmpty ? drawing.room.center : layout.core.center }
}

extension [DisplayItem] {
  /// What each fill, stroke and image covers; what is clipped, together.
  var leafBoxes: [Rect] {
    flatMap { item -> [Rect] in
      if case .group(let group) = item, group.clip == nil { return group.items.leafBoxes }
      return item.inkBox.map { [$0] } ?? []
    }
  }
}
