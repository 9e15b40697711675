/// How the pixels of two bitmaps of the same size differ.
package struct PixelDifference: Sendable, Hashable {
  /// Pixels that differ in any channel, at least 1.
  package let count: Int
  /// The left edge of the smallest box that holds them, in pixels.
  package let x: Int
  /// The top edge of that box.
  package let y: Int
  /// The width of that box.
  package let width: Int
  /// The height of that box.
  package let height: Int
  /// The largest difference of one premultiplied channel, 1 to 255.
  package let largestDelta: Int

  /// A difference of these numbers.
  package init(count: Int, x: Int, y: Int, width: Int, height: Int, largestDelta: Int) {
    self.count = count
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.largestDelta = largestDelta
  }
}

extension PixelDifference: CustomStringConvertible {
  /// One line, such as "12 pixels differ by up to 40 levels, within 4 × 3 at (10, 7)".
  package var description: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    let levels = largestDelta == 1 ? "1 level" : "\(largestDelta) levels"
    return "\(pixels) by up to \(levels), within \(width) × \(height) at (\(x), \(y))"
  }
}
