package import Bitmap

extension Bitmap {
  /// SHA-256, in hex, of width, height and every pixel, each as four bytes from the highest: what a
  /// reviewer decided on, whatever file it came from.
  package var digest: String {
    var hash = SHA256()
    hash.add(UInt32(width))
    hash.add(UInt32(height))
    for pixel in pixels { hash.add(pixel) }
    return hash.finish()
  }

  /// A hash that is equal for pictures that differ in the same way at the same place, whatever else
  /// they show; nil where they do not differ.
  package func differenceGroup(
    from expected: Bitmap, _ options: ComparisonOptions
  ) -> String? {
    var hash = SHA256()
    var isEmpty = true
    let add = { (x: Int, y: Int, before: UInt32, after: UInt32) in
      isEmpty = false
      for word in [UInt32(x), UInt32(y), before, after] { hash.add(word) }
    }
    if width == expected.width, height == expected.height {
      forEachDifference(from: expected, options, add)
    } else {
      add(expected.width, expected.height, UInt32(width), UInt32(height))
      add(1, 1, 0, 0)
      for pixel in expected.pixels { hash.add(pixel) }
      for pixel in pixels { hash.add(pixel) }
    }
    return isEmpty ? nil : hash.finish()
  }
}
