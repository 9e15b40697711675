import DisplayList
import Geometry
import Markers
import Typesetting

/// A count with what is counted.
struct AuditTile {
  let name: String
  let count: Int
  let title: String
  let note: String
  let mark: AuditMark

  /// How many stand side by side.
  static let columns = 6
  private static let size = Size(192, 56)
  private static let countBaseline = 32.0
  /// From the count to the words.
  private static let gap = 10.0
  private static let titleBaseline = 20.0
  private static let noteBaselines = [37.0, 51.0]
  private static let noteWidth = 124.0
  private static let number = TextStyle(family: SheetText.title.family, size: 32, weight: 700)

  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let ink = design.pageColors.ink
    let left = try design.outline(String(count), Self.number).advance + Self.gap
    var items = [
      try design.text(
        String(count), Self.number, at: Point(0, Self.countBaseline), color: ink),
      try mark.item(
        at: Point(left + AuditMark.side / 2, Self.titleBaseline - 4.5), design),
      try design.text(
        title, SheetText.section, at: Point(left + 16, Self.titleBaseline),
        color: ink),
    ]
    let lines = try TextWrapper.lines(
      note, SheetText.tokenValue, width: Self.noteWidth, design)
    for (line, baseline) in zip(lines, Self.noteBaselines) {
      items.append(
        try design.text(
          line, SheetText.tokenValue, at: Point(left, baseline),
          color: design.pageColors.caption))
    }
    return BlockDrawing(
      items, room: Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
  }
}
