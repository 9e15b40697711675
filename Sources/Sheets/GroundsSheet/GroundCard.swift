import DisplayList
import Geometry
import Markers
import Typesetting

/// A marker on a piece of the map, and the contrasts of its edge below.
struct GroundCard {
  private let exhibit: GroundExhibit
  private let marker: Marker
  private let strip: GroundStrip
  private let piece: Rect
  /// Where the marker's anchor stands on the map.
  private let anchor: Point
  /// What was measured at actual size; nil for a marker that is not drawn.
  let contrast: EdgeContrast?

  /// Above the piece: room for the marker's name in two lines, and their baselines, from the piece up.
  private static let headHeight = 36.0
  private static let headBaselines = [24.0, 9.0]
  /// Below the piece: the contrasts' baselines from it down, and the room they take.
  private static let lineBaselines = [17.0, 33.0]
  private static let linesHeight = 37.0

  init(_ exhibit: GroundExhibit, _ marker: Marker, on strip: GroundStrip, column: Int) {
    (self.exhibit, self.marker, self.strip) = (exhibit, marker, strip)
    let ink = marker.inkBox ?? Rect(center: .zero, side: 0)
    piece = strip.piece(for: ink, column: column)
    anchor = piece.center - ink.center * strip.zoom
    contrast = EdgeContrast(exhibit.part, of: marker, at: anchor, on: strip.surface)
  }

  /// The card on the sheet.
  func block(_ design: Design) throws(DrawingError) -> SheetBlock {
    let drawing = try draw(design)
    return SheetBlock(exhibit.name, caption: exhibit.title, drawsCaption: true) {
      () throws(DrawingError) in
      // For the legend to learn of the marker's colours, and of no other: each pair shows its own.
      _ = try exhibit.state?.draw(design)
      return drawing
    }
  }

  /// The card, its origin the map's.
  private func draw(_ design: Design) throws(DrawingError) -> BlockDrawing {
    var items: [DisplayItem] = [
      .group(DisplayGroup("ground", items: try strip.ground.items(in: piece, design))),
      marker.group(
        "marker", applying: Affine.scale(strip.zoom).then(.translation(anchor))),
    ]
    if strip.isHeaded { items += try heads(design) }
    for (row, baseline) in zip(rows, Self.lineBaselines) {
      items += try row.items(at: Point(piece.center.x, piece.maxY + baseline), design)
    }
    let above = strip.isHeaded ? Self.headHeight : 0
    return BlockDrawing(
      items,
      room: Rect(
        x: piece.x, y: piece.y - above, width: piece.width,
        height: above + piece.height + Self.linesHeight))
  }

  /// The marker's name; a single line stands next to the piece.
  private func heads(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    let lines = [exhibit.caption.0, exhibit.caption.1].filter { !$0.isEmpty }
    var items: [DisplayItem] = []
    for (line, baseline) in zip(lines, Self.headBaselines.suffix(lines.count)) {
      items.append(
        try design.text(
          line, SheetText.caption, at: Point(piece.center.x, piece.minY - baseline), .center,
          color: "caption"))
    }
    return items
  }

  private var rows: [ContrastRow] {
    guard let contrast else { return [] }
    return [
      ContrastRow(pair: contrast.ground, absence: "no ground"),
      ContrastRow(pair: contrast.fill, absence: "no keyline"),
    ]
  }
}
