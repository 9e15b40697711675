package import Bitmap
package import Typesetting

/// What stands above the parts of a difference picture, set as text.
package struct DifferenceLabels: Sendable {
  /// Expected, difference, actual; baselines start at the origin.
  let outlines: [TextOutline]

  private static let style = TextStyle(family: "Figtree", size: 13, weight: 600)

  /// "expected · 44 × 44", "difference · 12 pixels, up to 40 levels", "actual · 44 × 46". Throws where
  /// the font is missing, which is no reason to do without the picture.
  package init(
    expected: Bitmap, actual: Bitmap, comparison: BitmapComparison, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    var outlines: [TextOutline] = []
    for text in [
      "expected · \(expected.width) × \(expected.height)",
      "difference · \(Self.summary(comparison))",
      "actual · \(actual.width) × \(actual.height)",
    ] { outlines.append(try typesetter.outline(text, Self.style)) }
    self.outlines = outlines
  }

  /// The widest label, in points.
  var widest: Double { outlines.map(\.advance).max() ?? 0 }

  private static func summary(_ comparison: BitmapComparison) -> String {
    switch comparison.difference {
    case .size?: "other size"
    case .pixels(let pixels)?:
      "\(pixels.count) \(pixels.count == 1 ? "pixel" : "pixels"), "
        + "up to \(pixels.largestDelta) \(pixels.largestDelta == 1 ? "level" : "levels")"
    case nil: comparison.isEqual ? "none" : "none that counts"
    }
  }
}
