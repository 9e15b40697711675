import Bitmap

/// How far the opaque pictures of two programs lie apart: red, green and blue, in levels of 255.
struct PixelComparison {
  /// The largest difference of one channel.
  private(set) var worst = 0
  /// The mean over all pixels and channels.
  private(set) var average = 0.0

  /// Both bitmaps have the same size.
  init(_ first: Bitmap, _ second: Bitmap) {
    var sum = 0
    for (left, right) in zip(first.pixels, second.pixels) where left != right {
      for shift: UInt32 in [0, 8, 16] {
        let difference = abs(Int(left >> shift & 255) - Int(right >> shift & 255))
        worst = max(worst, difference)
        sum += difference
      }
    }
    average = Double(sum) / Double(3 * first.pixels.count)
  }
}
