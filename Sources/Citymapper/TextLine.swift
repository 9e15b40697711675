import DisplayList
import Geometry
import Markers
import Typesetting

/// A line of text in a style of the pack, with the room that it takes.
struct TextLine {
  /// The text's outline.
  let outline: TextOutline
  /// The line's height: a whole number of points, so that what lies below meets pixels.
  let height: Double
  /// From the line's middle down to its baseline.
  let drop: Double

  /// `text` in the typography token `style`; figures of one width where `isTabular`.
  init(
    _ text: String, _ style: String, isTabular: Bool = false, _ design: Design
  ) throws(DrawingError) {
    let (outline, size) = try design.label(
      text, style, features: isTabular ? [.tabularFigures] : [])
    self.outline = outline
    height = (try design.ratio("font.line-ratio") * size).rounded(.up)
    drop = try design.ratio("font.baseline-ratio") * size
  }

  /// How far the text moves the pen.
  var width: Double { outline.advance }

  /// A layer of the text, its left end and its line's middle at a place.
  func layer(_ name: String, at place: Point, _ color: Color) -> DisplayItem {
    Markers.layer(name, outline.path.offset(by: Point(place.x, place.y + drop)), color)
  }

  /// `text`, or as much of its beginning as fits into `width` with an ellipsis behind it.
  static func fitted(
    _ text: String, _ style: String, width: Double, _ design: Design
  ) throws(DrawingError) -> TextLine {
    let whole = try TextLine(text, style, design)
    guard whole.width > width else { return whole }
    var (fits, fails) = (0, text.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let line = try TextLine(shortened(text, middle), style, design)
      if line.width > width { fails = middle } else { fits = middle }
    }
    return try TextLine(shortened(text, fits), style, design)
  }

  private static func shortened(_ text: String, _ count: Int) -> String {
    var start = text.prefix(count)
    while start.last?.isWhitespace == true { start.removeLast() }
    return start + "…"
  }
}
