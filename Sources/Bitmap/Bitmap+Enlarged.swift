extension Bitmap {
  /// Each pixel as a square of `factor` × `factor` pixels: nearest neighbour, nothing blended.
  /// The factor is at least 1; the caller keeps the result within the sizes that it can hold.
  package func enlarged(_ factor: Int) -> Bitmap {
    precondition(factor >= 1, "a bitmap is enlarged at least once")
    var enlarged: [UInt32] = []
    enlarged.reserveCapacity(pixels.count * factor * factor)
    for y in 0..<height {
      let start = enlarged.count
      for pixel in pixels[y * width..<(y + 1) * width] {
        enlarged.append(contentsOf: repeatElement(pixel, count: factor))
      }
      let end = enlarged.count
      for _ in 1..<factor { enlarged.append(contentsOf: enlarged[start..<end]) }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: enlarged)
  }
}
