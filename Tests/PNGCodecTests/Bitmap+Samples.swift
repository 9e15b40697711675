import Bitmap

extension Bitmap {
  /// Noise: every pixel its own colour, opaque or with any alpha (premultiplied, so no channel is
  /// above it).
  static func noise(width: Int, height: Int, opaque: Bool, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in randomPixel(opaque: opaque, from: &random) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// What a drawing is like: rows that repeat, runs of few colours, some noise.
  static func runs(width: Int, height: Int, opaque: Bool, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let palette = (0..<4).map { _ in randomPixel(opaque: opaque, from: &random) }
    var pixels: [UInt32] = []
    for y in 0..<height {
      if y > 0, Bool.random(using: &random) {
        pixels += pixels[(y - 1) * width..<y * width]
        continue
      }
      while pixels.count < (y + 1) * width {
        let rest = (y + 1) * width - pixels.count
        let length = min(rest, 1 << Int.random(in: 0...9, using: &random))
        let kind = Int.random(in: 0...5, using: &random)
        switch kind {
        case 0...3: pixels += repeatElement(palette[kind], count: length)
        case 4 where y > 0:
          let start = pixels.count - width
          pixels += pixels[start..<start + length].map { $0 }
        default: pixels.append(randomPixel(opaque: opaque, from: &random))
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func randomPixel(
    opaque: Bool, from random: inout SeededGenerator
  ) -> UInt32 {
    let alpha: UInt32 =
      opaque
      ? 255
      : [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    return (0..<3).reduce(alpha) { pixel, _ in
      pixel << 8 | UInt32.random(in: 0...alpha, using: &random)
    }
  }
}
