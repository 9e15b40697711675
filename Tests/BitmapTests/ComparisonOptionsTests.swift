import Bitmap
import Testing

/// What options let pass, and that they count what they do.
@Suite struct ComparisonOptionsTests {
  /// Mid grey, and the same with pixels changed by `deltas` levels of blue along the first row.
  private func pair(_ deltas: [UInt32]) -> (expected: Bitmap, actual: Bitmap) {
    let expected = Bitmap(
      width: 20, height: 3, pixels: Array(repeating: 0xFF80_8080, count: 60))
    var actual = expected
    for (x, delta) in deltas.enumerated() { actual[x, 0] += delta }
    return (expected, actual)
  }

  @Test func upToTheLevelsGivenIsEqual() {
    let (expected, actual) = pair([1, 2, 3])
    let within = actual.compared(to: expected, ComparisonOptions(maxDelta: 3))
    #expect(within.passes)
    #expect(within.difference == nil)
    #expect(within.withinDelta == 3)
    #expect(!within.isEqual)
    let beyond = actual.compared(to: expected, ComparisonOptions(maxDelta: 2))
    #expect(!beyond.passes)
    #expect(beyond.withinDelta == 2)
    #expect(beyond.pixels?.count == 1)
    #expect(beyond.pixels?.box == PixelRect(x: 2, y: 0, width: 1, height: 1))
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func upToThePixelsGivenPass(count: Int) {
    let (expected, actual) = pair(Array(repeating: 100, count: count))
    let comparison = actual.compared(to: expected, ComparisonOptions(maxPixels: 3))
    #expect(comparison.passes == (count <= 3))
    #expect(comparison.isEqual == (count == 0))
    #expect((comparison.pixels?.count ?? 0) == count)
  }

  @Test func alphaIsAChannelToo() {
    let expected = Bitmap(width: 1, height: 1, pixels: [0x8000_0000])
    let actual = Bitmap(width: 1, height: 1, pixels: [0x8500_0000])
    #expect(!actual.compared(to: expected, ComparisonOptions(maxDelta: 4)).passes)
    #expect(actual.compared(to: expected, ComparisonOptions(maxDelta: 5)).passes)
  }

  @Test func pixelsWithoutAlphaAreEqualWhateverTheirColour() {
    let expected = Bitmap(width: 2, height: 1, pixels: [0x0012_3456, 0])
    let actual = Bitmap(width: 2, height: 1, pixels: [0, 0x00FF_FFFF])
    #expect(actual.compared(to: expected).isEqual)
  }

  @Test func maskedPixelsAreCountedApart() {
    let (expected, actual) = pair([50, 50, 50, 50])
    let mask = PixelRect(x: 1, y: 0, width: 2, height: 1)
    let comparison = actual.compared(to: expected, ComparisonOptions(masks: [mask]))
    #expect(comparison.masked == 2)
    #expect(comparison.pixels?.count == 2)
    #expect(!comparison.passes)
    let all = PixelRect(x: 0, y: 0, width: 4, height: 1)
    let masked = actual.compared(to: expected, ComparisonOptions(masks: [all, mask]))
    #expect(masked.masked == 4)
    #expect(masked.passes)
    #expect(!masked.isEqual)
  }

  @Test func aMaskMayReachBeyondThePicture() {
    let (expected, actual) = pair([50])
    let mask = PixelRect(x: 0, y: 0, width: .max, height: .max)
    #expect(actual.compared(to: expected, ComparisonOptions(masks: [mask])).passes)
  }

  @Test func sizesAreNeverLetPass() {
    let options = ComparisonOptions(
      maxDelta: 255, maxPixels: 1000,
      masks: [PixelRect(x: 0, y: 0, width: 1000, height: 1000)], ignoresAntialiasing: true)
    let one = Bitmap(width: 3, height: 2)
    for other in [
      Bitmap(width: 4, height: 2), Bitmap(width: 3, height: 3), Bitmap(width: 2, height: 3),
      Bitmap(width: 1, height: 1),
    ] {
      #expect(!other.compared(to: one, options).passes)
      #expect(!one.compared(to: other, options).passes)
    }
  }

  @Test func aDividerOfOnePixelIsNeverHidden() {
    let expected = Bitmap(
      width: 2000, height: 1000, pixels: Array(repeating: 0xFFF0_F0F0, count: 2_000_000))
    var actual = expected
    for y in 0..<1000 { actual[777, y] = 0xFFEF_F0F0 }
    let comparison = actual.compared(to: expected)
    #expect(!comparison.passes)
    #expect(comparison.pixels?.count == 1000)
    #expect(comparison.pixels?.box == PixelRect(x: 777, y: 0, width: 1, height: 1000))
    #expect(comparison.pixels?.regions.count == 1)
    #expect(
      !actual.compared(to: expected, ComparisonOptions(ignoresAntialiasing: true)).passes)
  }
}
