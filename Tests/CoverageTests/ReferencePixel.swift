/// One pixel, premultiplied, in levels 0…255 that are never rounded.
struct ReferencePixel: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let clear = ReferencePixel(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A product's pixel, premultiplied 0xAARRGGBB.
  init(_ argb: UInt32) {
    red = Double(argb >> 16 & 0xFF)
    green = Double(argb >> 8 & 0xFF)
    blue = Double(argb & 0xFF)
    alpha = Double(argb >> 24)
  }

  /// Source-over: `source` covers `coverage` of this pixel.
  mutating func cover(with source: ReferencePixel, by coverage: Double) {
    let kept = 1 - source.alpha / 255 * coverage
    red = source.red * coverage + red * kept
    green = source.green * coverage + green * kept
    blue = source.blue * coverage + blue * kept
    alpha = source.alpha * coverage + alpha * kept
  }

  /// How far two pixels are apart, channel by channel.
  func distances(to other: ReferencePixel) -> (largest: Double, sum: Double) {
    let (r, g) = (abs(red - other.red), abs(green - other.green))
    let (b, a) = (abs(blue - other.blue), abs(alpha - other.alpha))
    return (max(max(r, g), max(b, a)), r + g + b + a)
  }
}
