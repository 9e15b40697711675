/// How the pixels of two bitmaps of the same size differ.
package struct PixelDifference: Sendable, Hashable {
  /// Pixels that differ in any channel, at least 1.
  package let count: Int
  /// The smallest box that holds them.
  package let box: PixelRect
  /// The largest difference of one channel, 1 to 255 levels. Channels are premultiplied, so a level
  /// weighs as much as it shows; on colours of low alpha, un-premultiplied levels would be noise.
  package let largestDelta: Int
  /// The largest distance of two colours in OKLab, 0 to about 1: each pixel laid over white and over
  /// black, the larger of both. An eye finds 0.02 side by side; below 0.005 nobody does.
  package let largestOKLab: Double
  /// The pixels as regions, in reading order: by their top row, then from the left.
  package let regions: [DifferenceRegion]

  /// A difference of these numbers.
  package init(
    count: Int, box: PixelRect, largestDelta: Int, largestOKLab: Double,
    regions: [DifferenceRegion]
  ) {
    self.count = count
    self.box = box
    self.largestDelta = largestDelta
    self.largestOKLab = largestOKLab
    self.regions = regions
  }
}

extension PixelDifference: CustomStringConvertible {
  /// One line, such as "12 pixels differ by up to 40 levels, within 4 × 3 at (10, 7)".
  package var description: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    let levels = largestDelta == 1 ? "1 level" : "\(largestDelta) levels"
    return "\(pixels) by up to \(levels), within \(box.width) × \(box.height) at "
      + "(\(box.x), \(box.y))"
  }
}
