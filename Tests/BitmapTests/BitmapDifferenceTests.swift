import Bitmap
import Testing

@Suite struct BitmapDifferenceTests {
  private let white: UInt32 = 0xFFFF_FFFF

  private func expect(
    _ difference: BitmapDifference?, count: Int, _ box: PixelRect, delta: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .pixels(let pixels)? = difference else {
      Issue.record("no pixels differ", sourceLocation: sourceLocation)
      return
    }
    #expect(pixels.count == count, sourceLocation: sourceLocation)
    #expect(pixels.box == box, sourceLocation: sourceLocation)
    #expect(pixels.largestDelta == delta, sourceLocation: sourceLocation)
  }

  @Test func equalBitmapsHaveNoDifference() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 0xFF00_FF00])
    #expect(bitmap.difference(from: bitmap) == nil)
  }

  @Test func sizesComeFirst() {
    let difference = Bitmap(width: 3, height: 2).difference(from: Bitmap(width: 2, height: 3))
    #expect(difference == .size(expectedWidth: 2, expectedHeight: 3, width: 3, height: 2))
    #expect(difference?.description == "3 × 2 pixels instead of 2 × 3")
  }

  @Test func whiteDiffersFromTransparent() {
    let opaque = Bitmap(width: 1, height: 1, pixels: [white])
    let difference = opaque.difference(from: Bitmap(width: 1, height: 1))
    expect(difference, count: 1, PixelRect(x: 0, y: 0, width: 1, height: 1), delta: 255)
    #expect(
      difference?.description == "1 pixel differs by up to 255 levels, within 1 × 1 at (0, 0)")
  }

  @Test func alphaAloneCounts() {
    let black = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    let almost = Bitmap(width: 1, height: 1, pixels: [0xFE00_0000])
    let difference = black.difference(from: almost)
    expect(difference, count: 1, PixelRect(x: 0, y: 0, width: 1, height: 1), delta: 1)
    #expect(difference?.description == "1 pixel differs by up to 1 level, within 1 × 1 at (0, 0)")
  }

  @Test func boxHoldsAllPixelsThatDiffer() {
    let expected = Bitmap(width: 10, height: 8, pixels: Array(repeating: white, count: 80))
    var actual = expected
    actual[7, 2] = 0xFFFF_FFF0
    actual[3, 5] = 0xFFFF_D7FF
    actual[5, 6] = 0xFFFE_FFFF
    let difference = actual.difference(from: expected)
    expect(difference, count: 3, PixelRect(x: 3, y: 2, width: 5, height: 5), delta: 40)
    #expect(
      difference?.description == "3 pixels differ by up to 40 levels, within 5 × 5 at (3, 2)")
    expect(
      expected.difference(from: actual), count: 3, PixelRect(x: 3, y: 2, width: 5, height: 5),
      delta: 40)
  }

  @Test func cornersBelongToTheBox() {
    let expected = Bitmap(width: 4, height: 3)
    var actual = expected
    actual[0, 0] = 0x0100_0000
    actual[3, 2] = 0x0200_0002
    expect(
      actual.difference(from: expected), count: 2, PixelRect(x: 0, y: 0, width: 4, height: 3),
      delta: 2)
  }
}
