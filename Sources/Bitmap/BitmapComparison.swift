/// What a comparison of two bitmaps found.
package struct BitmapComparison: Sendable, Hashable {
  /// What differs and counts; nil when nothing does.
  package let difference: BitmapDifference?
  /// Pixels that differ by no more than the options' `maxDelta`.
  package let withinDelta: Int
  /// Pixels that differ where a mask covers them.
  package let masked: Int
  /// Pixels that differ and were excused as anti-aliasing.
  package let ignoredAntialiasing: Int
  /// Whether the options let all of it pass; true for equal bitmaps.
  package let passes: Bool

  /// Whether no pixel differs at all, excused or not.
  package var isEqual: Bool {
    difference == nil && withinDelta == 0 && masked == 0 && ignoredAntialiasing == 0
  }

  /// The numbers of the pixels that count; nil when there are none, or when sizes differ.
  package var pixels: PixelDifference? {
    if case .pixels(let difference)? = difference { difference } else { nil }
  }

  init(
    _ difference: BitmapDifference?, _ excused: ExcusedPixels = ExcusedPixels(), passes: Bool
  ) {
    self.difference = difference
    withinDelta = excused.withinDelta
    masked = excused.masked
    ignoredAntialiasing = excused.ignoredAntialiasing
    self.passes = passes
  }
}

/// Pixels that differ and do not count, by the reason.
struct ExcusedPixels {
  var withinDelta = 0
  var masked = 0
  var ignoredAntialiasing = 0
}
