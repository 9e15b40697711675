extension Bitmap {
  /// How this bitmap differs from the one expected; nil when they are equal.
  ///
  /// Every channel counts, alpha too, as premultiplied: pixels of alpha 0 are equal whatever
  /// colour they had in a file.
  package func difference(from expected: Bitmap) -> BitmapDifference? {
    guard width == expected.width, height == expected.height else {
      return .size(
        expectedWidth: expected.width, expectedHeight: expected.height, width: width,
        height: height)
    }
    guard pixels != expected.pixels else { return nil }
    var counter = DifferenceCounter()
    for y in 0..<height {
      for x in 0..<width { counter.compare(self[x, y], expected[x, y], x: x, y: y) }
    }
    return counter.difference.map(BitmapDifference.pixels)
  }
}

/// Gathers the numbers of a difference, pixel by pixel.
private struct DifferenceCounter {
  var count = 0
  var left = Int.max
  var top = Int.max
  var right = Int.min
  var bottom = Int.min
  var largestDelta = 0

  var difference: PixelDifference? {
    guard count > 0 else { return nil }
    return PixelDifference(
      count: count, x: left, y: top, width: right - left + 1, height: bottom - top + 1,
      largestDelta: largestDelta)
  }

  mutating func compare(_ actual: UInt32, _ expected: UInt32, x: Int, y: Int) {
    guard actual != expected else { return }
    count += 1
    left = min(left, x)
    top = min(top, y)
    right = max(right, x)
    bottom = max(bottom, y)
    for shift: UInt32 in [0, 8, 16, 24] {
      let delta = Int(actual >> shift & 255) - Int(expected >> shift & 255)
      largestDelta = max(largestDelta, abs(delta))
    }
  }
}
