/// Decides which pixels that differ count, and counts the others.
struct DifferenceFilter {
  private let options: ComparisonOptions
  private let antialiasing: AntialiasingRule
  private(set) var excused = ExcusedPixels()

  init(expected: Bitmap, actual: Bitmap, options: ComparisonOptions) {
    self.options = options
    antialiasing = AntialiasingRule(expected: expected, actual: actual)
  }

  /// Whether a pixel that differs counts. A mask comes first, then the levels, then anti-aliasing:
  /// a pixel is excused for one reason only.
  mutating func counts(x: Int, y: Int, expected: UInt32, actual: UInt32) -> Bool {
    if options.masks.contains(where: { $0.contains(x: x, y: y) }) {
      excused.masked += 1
    } else if largestDelta(expected, actual) <= options.maxDelta {
      excused.withinDelta += 1
    } else if options.ignoresAntialiasing, antialiasing.excuses(x: x, y: y) {
      excused.ignoredAntialiasing += 1
    } else {
      return true
    }
    return false
  }
}

/// The largest difference of one premultiplied channel of two pixels, 0 to 255.
@inline(__always)
func largestDelta(_ expected: UInt32, _ actual: UInt32) -> Int {
  func delta(_ shift: UInt32) -> Int32 {
    abs(Int32(actual >> shift & 255) - Int32(expected >> shift & 255))
  }
  return Int(max(max(delta(0), delta(8)), max(delta(16), delta(24))))
}
