import Bitmap

extension Color {
  /// Red, green and blue as light, 0…1: sRGB decoded. Opacity plays no part.
  package var light: SIMD3<Double> {
    SIMD3(SRGB.light(red), SRGB.light(green), SRGB.light(blue))
  }

  /// The colour of red, green and blue light; what is below 0 or above 1 is cut off.
  package init(light: SIMD3<Double>, opacity: Double = 1) {
    self.init(
      red: SRGB.level(ofLight: light.x), green: SRGB.level(ofLight: light.y),
      blue: SRGB.level(ofLight: light.z), opacity: opacity)
  }

  /// The distance to another colour in OKLab: 0 for the same, 1 between black and white. Opacity
  /// plays no part.
  package func distance(to other: Color) -> Double { OKLab.distance(pixel, other.pixel) }

  private var pixel: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
