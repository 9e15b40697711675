import Bitmap
import Exports
import Testing

/// Against SHA-256 of another implementation.
@Suite struct BitmapDigestTests {
  @Test func digestsOfKnownPictures() {
    #expect(
      Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]).digest
        == "da420d7a025048c90f1fe150812650e4dd31d43cff10edbb73f2de3addb4f044")
    #expect(
      Bitmap(width: 20, height: 1, pixels: (0..<20).map { 0xFF00_0000 + $0 }).digest
        == "75c6670926da9307ddcf066229fd93108f3441bd9b3c1fe2b2b8e81728f8ae6c")
    // 14 words: the length no longer fits the first block.
    #expect(
      Bitmap(width: 1, height: 12, pixels: Array(repeating: 0xFF00_0000, count: 12)).digest
        == "045b65e586c0a5f05ed4b9e229f1b29df15597cc5faf3a104f2fdbd79d67a437")
    let noise = (0..<10_000).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 }
    #expect(
      Bitmap(width: 100, height: 100, pixels: noise).digest
        == "25dc6776e183c40d30d55fb67c87e76167dd07ef27137b540542a4a7076d8245")
  }

  @Test func theSizeCounts() {
    #expect(Bitmap(width: 2, height: 3).digest != Bitmap(width: 3, height: 2).digest)
  }

  @Test func theSameChangeAtTheSamePlaceIsOneGroup() {
    func group(_ width: Int, _ x: Int, _ color: UInt32, background: UInt32) -> String? {
      var expected = Bitmap(width: width, height: 4)
      expected[0, 3] = background
      expected[x, 1] = 0xFF00_0000
      var actual = expected
      actual[x, 1] = color
      return actual.differenceGroup(from: expected, .exact)
    }
    let first = group(8, 2, 0xFFFF_0000, background: 0)
    #expect(first != nil)
    #expect(group(12, 2, 0xFFFF_0000, background: 0xFF12_3456) == first)
    #expect(group(8, 3, 0xFFFF_0000, background: 0) != first)
    #expect(group(8, 2, 0xFFFE_0000, background: 0) != first)
    #expect(group(8, 2, 0xFF00_0000, background: 0) == nil)
  }

  @Test func sizesThatDifferHaveAGroupToo() {
    let small = Bitmap(width: 2, height: 2)
    let large = Bitmap(width: 2, height: 3)
    #expect(large.differenceGroup(from: small, .exact) != nil)
    #expect(
      large.differenceGroup(from: small, .exact) != small.differenceGroup(from: large, .exact))
  }
}
