import Bitmap
import Testing

/// IEC 61966-2-1.
@Suite struct SRGBTests {
  @Test(arguments: UInt8.min...UInt8.max) func levelsComeBack(level: UInt8) {
    #expect(SRGB.level(ofLight: SRGB.light(level)) == level)
  }

  /// 10 / 255 / 12.92 below the knee at 0.04045, ((128 / 255 + 0.055) / 1.055)^2.4 above it.
  @Test(arguments: [
    (UInt8(0), 0.0), (10, 0.0030353), (128, 0.2158605), (255, 1),
  ])
  func light(level: UInt8, light: Double) {
    #expect(abs(SRGB.light(level) - light) < 1e-7)
  }

  @Test func whatIsOutOfRangeIsCutOff() {
    #expect(SRGB.level(ofLight: -0.25) == 0)
    #expect(SRGB.level(ofLight: 1.25) == 255)
    #expect(SRGB.level(ofLight: .infinity) == 255)
    #expect(SRGB.level(ofLight: .nan) == 0)
  }
}
