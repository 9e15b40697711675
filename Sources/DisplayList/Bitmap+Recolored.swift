package import Bitmap

extension Bitmap {
  /// The picture with the colour of every pixel replaced; each pixel keeps its alpha.
  package func recolored(_ replacement: (Color) -> Color) -> Bitmap {
    var recolored = self
    // Neighbours are often the same.
    var last: (pixel: UInt32, result: UInt32) = (0, 0)
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last.pixel { last = (pixel, Self.recolored(pixel, replacement)) }
      recolored.pixels[index] = last.result
    }
    return recolored
  }

  /// A premultiplied pixel; one of no alpha has no colour to replace.
  private static func recolored(_ pixel: UInt32, _ replacement: (Color) -> Color) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return pixel }
    let plain = { (shift: UInt32) in
      UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    let color = replacement(Color(red: plain(16), green: plain(8), blue: plain(0)))
    let premultiplied = { (level: UInt8) in (UInt32(level) * alpha + 127) / 255 }
    return alpha << 24 | premultiplied(color.red) << 16 | premultiplied(color.green) << 8
      | premultiplied(color.blue)
  }
}
