import Bitmap
import Testing

/// Distances against coordinates that the colour space's author publishes: white is (1, 0, 0), black
/// (0, 0, 0), red (0.62796, 0.22486, 0.12585), blue (0.45201, -0.03246, -0.31153).
@Suite struct OKLabTests {
  private func distance(_ one: UInt32, _ other: UInt32) throws -> Double {
    let before = Bitmap(width: 1, height: 1, pixels: [one])
    let after = Bitmap(width: 1, height: 1, pixels: [other])
    return try #require(after.compared(to: before).pixels).largestOKLab
  }

  @Test func blackAndWhiteAreOneApart() throws {
    #expect(abs(try distance(0xFF00_0000, 0xFFFF_FFFF) - 1) < 1e-4)
  }

  @Test func redAndBlue() throws {
    // √((0.62796 − 0.45201)² + (0.22486 + 0.03246)² + (0.12585 + 0.31153)²)
    #expect(abs(try distance(0xFFFF_0000, 0xFF00_00FF) - 0.53709) < 1e-4)
  }

  @Test func oneLevelIsFarBelowWhatAnEyeFinds() throws {
    let distance = try distance(0xFF80_8080, 0xFF80_8081)
    #expect(distance > 0)
    #expect(distance < 0.005)
  }

  @Test func aPixelIsSeenOnWhiteAndOnBlackAlike() throws {
    #expect(abs(try distance(0xFFFF_FFFF, 0) - 1) < 1e-4)
    #expect(abs(try distance(0xFF00_0000, 0) - 1) < 1e-4)
  }
}
