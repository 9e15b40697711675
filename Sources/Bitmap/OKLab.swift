/// Distances in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), as a
/// measure of whether an eye can tell two pixels apart.
package enum OKLab {
  /// The distance of two opaque pixels: 0 for the same, 1 for black and white. Their alpha is not read.
  package static func distance(_ pixel: UInt32, _ other: UInt32) -> Double {
    Double(squaredLength(color(pixel) - color(other))).squareRoot()
  }

  /// The square of the larger of two distances: of the pixels laid over white, and over black.
  @inline(__always)
  static func squaredDistance(_ expected: UInt32, _ actual: UInt32) -> Float {
    let black = squaredLength(color(expected) - color(actual))
    // Opaque pixels look the same on any ground.
    guard expected & actual < 0xFF00_0000 else { return black }
    return max(black, squaredLength(color(overWhite(expected)) - color(overWhite(actual))))
  }

  /// A premultiplied pixel over white; its alpha does not matter any more.
  @inline(__always)
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    pixel &+ (255 - pixel >> 24) &* 0x0001_0101
  }

  @inline(__always)
  private static func squaredLength(_ vector: SIMD4<Float>) -> Float { (vector * vector).sum() }

  /// L, a and b of a pixel's three channels.
  @inline(__always)
  private static func color(_ pixel: UInt32) -> SIMD4<Float> {
    let cones = unsafe tables.withUnsafeBufferPointer { tables in
      unsafe tables[Int(pixel >> 16 & 255)] + tables[256 + Int(pixel >> 8 & 255)]
        + tables[512 + Int(pixel & 255)]
    }
    let root = cubeRoot(cones)
    return root.x * SIMD4(0.210_454_255_3, 1.977_998_495_1, 0.025_904_037_1, 0)
      + root.y * SIMD4(0.793_617_785_0, -2.428_592_205_0, 0.782_771_766_2, 0)
      + root.z * SIMD4(-0.004_072_046_8, 0.450_593_709_9, -0.808_675_766_0, 0)
  }

  /// Cube roots of numbers from 0 to 1: those of their inverses, a guess by a third of the exponent
  /// and two steps of the third order, which leaves an error of a few units in the last place.
  /// Plain arithmetic gives the same bits on every machine, and four at once; a library's cbrt need
  /// not. There is no division, which would take most of the time.
  @inline(__always)
  private static func cubeRoot(_ number: SIMD4<Float>) -> SIMD4<Float> {
    // Far below every level, and keeps the inverse of 0 finite.
    let x = number + 1e-21
    let bits = unsafe unsafeBitCast(x, to: SIMD4<UInt32>.self)
    // A third by shifts: vectors have no division of integers.
    let third = bits &>> 2 &+ bits &>> 4 &+ bits &>> 6 &+ bits &>> 8 &+ bits &>> 10
    var inverse = unsafe unsafeBitCast(0x54A1_0000 &- third, to: SIMD4<Float>.self)
    for _ in 0..<2 {
      let miss = 1 - x * inverse * inverse * inverse
      inverse += inverse * miss * (SIMD4(repeating: 1.0 / 3) + miss * (2.0 / 9))
    }
    return x * inverse * inverse
  }

  /// What each level of red, then green, then blue adds to the responses of the three cones.
  private static let tables: [SIMD4<Float>] = {
    let weights: [SIMD4<Float>] = [
      SIMD4(0.412_221_470_8, 0.211_903_498_2, 0.088_302_461_9, 0),
      SIMD4(0.536_332_536_3, 0.680_699_545_1, 0.281_718_837_6, 0),
      SIMD4(0.051_445_992_9, 0.107_396_956_6, 0.629_978_700_5, 0),
    ]
    let levels = (0...255).map { Float(SRGB.light($0)) }
    return weights.flatMap { weight in levels.map { $0 * weight } }
  }()
}
