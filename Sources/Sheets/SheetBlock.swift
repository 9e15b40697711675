import DisplayList
import Geometry
import Markers

/// An example that takes the room it needs: a component, a table, a film strip. Blocks flow in rows
/// over the sheet's columns; sheets of single markers have `SheetSection`s instead.
struct SheetBlock {
  /// Unique within its section: lower case, digits, '-', '.' and '/'.
  let name: String
  /// What stands below it; empty for nothing.
  let caption: String
  /// Whether the caption is a part of what it draws.
  let drawsCaption: Bool
  /// Draws it; called only for a block that is shown.
  let draw: () throws(DrawingError) -> BlockDrawing

  /// A block.
  init(
    _ name: String, caption: String = "", drawsCaption: Bool = false,
    draw: @escaping () throws(DrawingError) -> BlockDrawing
  ) {
    self.name = name
    self.caption = caption
    self.drawsCaption = drawsCaption
    self.draw = draw
  }
}

/// What a block draws, in points about an origin of its own.
struct BlockDrawing {
  /// What is drawn, lowest first; all of it within `room`.
  var items: [DisplayItem]
  /// Dimension lines and boxes of targets that the sheet itself draws above it, within `room`;
  /// redlines say the same in their place.
  var aids: [DisplayItem] = []
  /// The room that the block takes on the sheet, margins included.
  var room: Rect
  /// What takes a touch; nil without hit testing.
  var hitFrame: Rect?
  /// Whether the hit frame is that of a part alone, which the whole would cover.
  var isTargetPart = false
  /// How an assistive technology meets it; nil for what is none of the app's elements.
  var accessibility: AccessibilityRow?
  /// Its marker's layer on the map; nil for what is not on the map.
  var zOrder: ZOrder?
  /// What redlines say of it, in the drawing's points about the block's origin; without any they
  /// leave it as it is on the sheet without them.
  var measures = MarkerMeasures()
  /// How much larger than life it is drawn: redlines state sizes at life size.
  var zoom = 1.0
  /// Examples within the block that the manifest names one by one, as a table's cells.
  var parts: [Part] = []

  /// An example within a block.
  struct Part {
    /// Unique within the block.
    let name: String
    let caption: String
    /// Its place, about the block's origin.
    let frame: Rect
  }

  /// A drawing; without a room, the room is what it draws.
  init(_ items: [DisplayItem], aids: [DisplayItem] = [], room: Rect? = nil) {
    self.items = items
    self.aids = aids
    self.room = room ?? (items + aids).inkBox ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// All that a sheet without redlines draws.
  var shown: [DisplayItem] { items + aids }

  /// A marker, enlarged about its anchor, which stands in the middle of the room.
  init(marker: Marker, zoom: Double) {
    let enlarged = Affine.scale(zoom)
    let drawing = marker.group("marker", applying: enlarged)
    let box = drawing.inkBox ?? Rect(center: .zero, side: 0)
    let clearance = 2 * SheetMetrics.inkClearance
    self.init(
      [drawing],
      room: Rect(
        center: .zero, width: 2 * max(-box.minX, box.maxX) + clearance,
        height: 2 * max(-box.minY, box.maxY) + clearance))
    hitFrame = marker.hitFrame.flatMap { Path.rectangle($0).applying(enlarged).bounds }
    accessibility = marker.accessibility
    zOrder = marker.zOrder
    self.zoom = zoom
    measures = marker.measures.drawn(zoom: zoom)
  }
}

/// Blocks under a title.
struct BlockSection {
  let title: String
  /// What the names of its cells begin with: its title, unless another is given.
  let name: String
  /// What stands at the right of the title: the zoom, the unit.
  let note: String
  /// How many columns share the sheet's width.
  let columns: Int
  let blocks: [SheetBlock]
  /// Lines below the blocks: what was measured, what a source says.
  let footnotes: [String]

  /// A section.
  init(
    _ title: String, name: String? = nil, note: String = "",
    columns: Int = SheetMetrics.columns, blocks: [SheetBlock], footnotes: [String] = []
  ) {
    self.title = title
    self.name = name ?? slug(title)
    self.note = note
    self.columns = columns
    self.blocks = blocks
    self.footnotes = footnotes
  }
}
