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

  /// Measures a drawing; nil where its marks find no room. `width` is the most that it may take: a
  /// wider one has its values in the list alone.
  init?(
    _ block: SheetBlock, _ drawing: BlockDrawing, width: Double, showsHitAreas: Bool,
    _ design: Design
  ) throws(DrawingError) {
    let keys = RedlineKeys(drawing)
    let frame = showsHitAreas ? drawing.hitFrame : nil
    let parts = drawing.items.leafBoxes
    let items = try keys.items(design)
    guard !items.contains(where: \.isTooShort),
      let layout = RedlineLayout.best(parts: parts, frame: frame, items: items)
    else { return nil }
    let isMarked = layout.bounds.width <= width
    self.block = block
    self.drawing = drawing
    hitFrame = frame
    self.layout =
      isMarked ? layout : RedlineLayout(core: parts.union?.union(drawing.room) ?? drawing.room)
    list = try RedlineList(
      keys.rows(isMarked: isMarked, showsHitFrame: frame != nil), design)
  }

  /// All that is drawn about the block's origin, but for the list.
  var bounds: Rect { layout.bounds.union(layout.core) }

  /// What stands in the middle of its cell: a marker's anchor.
  var center: Point { drawing.room.center }

  /// The least width of its cell without the gutter.
  var width: Double { max(bounds.width, RedlineMetrics.list) }
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
