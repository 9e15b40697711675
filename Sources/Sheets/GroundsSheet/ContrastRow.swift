import DesignTokens
import DisplayList
import Geometry
import Markers

/// A line that states a contrast: the two colours side by side, the ratio, and where it is low, the
/// limit and a flag.
struct ContrastRow {
  /// The colours; nil where there are none.
  let pair: ColorPair?
  /// What is said in place of a ratio.
  let absence: String

  /// The line's width; from its left end, where the ratio ends, the limit begins and the flag's middle
  /// is.
  private static let width = 86.0
  private static let ratioEnd = 53.0
  private static let limit = 56.0
  private static let flag = 80.0
  /// A colour's side, and how far the line's middle is above its baseline.
  private static let swatch = 10.0
  private static let middle = 4.0

  /// The line about a middle, at a baseline.
  func items(at place: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let left = place.x - Self.width / 2
    guard let pair else {
      return [
        try design.text(
          absence, SheetText.tokenValue, at: Point(left, place.y), color: "caption")
      ]
    }
    var items = try swatches(pair, at: Point(left, place.y - Self.middle), design)
    items.append(
      try design.text(
        pair.ratio.text, SheetText.tokenName, at: Point(left + Self.ratioEnd, place.y), .trailing,
        color: "ink"))
    guard pair.isLow else { return items }
    items.append(
      try design.text(
        "< 3", SheetText.tokenValue, at: Point(left + Self.limit, place.y), color: "ink"))
    items.append(
      .group(
        DisplayGroup(
          "below 3:1",
          items: [
            .fill(
              .warning(center: Point(left + Self.flag, place.y - Self.middle)),
              try design.color("alert"), .evenOdd)
          ])))
    return items
  }

  /// The colours side by side, within a line as a legend's swatches have it.
  private func swatches(
    _ pair: ColorPair, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let line = try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)
    let box = Rect(
      x: place.x, y: place.y - Self.swatch / 2, width: 2 * Self.swatch, height: Self.swatch)
    let half = { (x: Double) in
      Path.rectangle(Rect(x: x, y: box.y, width: Self.swatch, height: Self.swatch))
    }
    return [
      .fill(half(box.x), pair.first, .nonzero),
      .fill(half(box.center.x), pair.second, .nonzero),
      edgeLine(RoundedRect(box, radius: 0), line),
    ]
  }
}

extension Path {
  /// A warning triangle of 11 × 10 about a point, its mark cut out by the even-odd rule.
  fileprivate static func warning(center: Point) -> Path {
    let box = Rect(center: center, width: 11, height: 10)
    var path = Path.polygon([
      Point(box.center.x, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ])
    for (top, height) in [(3.4, 3.2), (7.5, 1.4)] {
      path.append(
        .rectangle(
          Rect(x: box.center.x - 0.7, y: box.minY + top, width: 1.4, height: height)))
    }
    return path
  }
}
