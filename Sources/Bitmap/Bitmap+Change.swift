extension Bitmap {
  /// The pixels that differ from an earlier bitmap of the same size, on nothing, and the smallest box
  /// that holds them; nil where none does.
  package func change(since earlier: Bitmap) -> (pixels: Bitmap, box: PixelRect)? {
    var change = Bitmap(width: width, height: height)
    var (left, top, right, bottom) = (width, height, 0, 0)
    forEachDifference(from: earlier) { x, y, _, pixel in
      change[x, y] = pixel
      left = min(left, x)
      top = min(top, y)
      right = max(right, x + 1)
      bottom = max(bottom, y + 1)
    }
    guard left < right else { return nil }
    return (change, PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}
