import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// A line that names two colours and says how far they are apart: "■■ 0.033 Green · Yellow".
struct NearestColors {
  let pair: ComparedColors
  let vision: ColorVision

  /// A colour's side; from the swatches to the distance, and on to the names.
  private static let swatch = 10.0
  private static let gap = 6.0
  static let height = DistanceMark.size.height

  /// The line from its left end, about a middle.
  func items(at left: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let mark = DistanceMark(distance: pair.distance(under: vision))
    let markLeft = left.x + 2 * Self.swatch + Self.gap
    let namesLeft = markLeft + DistanceMark.size.width + Self.gap
    let style = SheetText.tokenValue
    return try swatches(at: left, design)
      + mark.items(at: Point(markLeft + DistanceMark.size.width / 2, left.y), design)
      + [
        design.text(
          "\(pair.first.name) · \(pair.second.name)", style,
          at: Point(namesLeft, left.y + 0.35 * style.size), color: design.pageColors.caption)
      ]
  }

  private func swatches(at left: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let box = Rect(
      x: left.x, y: left.y - Self.swatch / 2, width: 2 * Self.swatch, height: Self.swatch)
    let half = { (x: Double, color: Color) in
      DisplayItem.fill(
        .rectangle(Rect(x: x, y: box.y, width: Self.swatch, height: Self.swatch)),
        vision.seen(color), .nonzero)
    }
    let line = try design.color(design.pageColors.ink).opacity(SheetMetrics.swatchLineOpacity)
    return [
      half(box.x, pair.first.color), half(box.center.x, pair.second.color),
      edgeLine(RoundedRect(box, radius: 0), line),
    ]
  }
}
