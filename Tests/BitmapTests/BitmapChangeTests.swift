import Bitmap
import Testing

@Suite struct BitmapChangeTests {
  @Test func holdsWhatDiffersAndNothingElse() throws {
    let before = Bitmap(width: 5, height: 4, pixels: Array(repeating: 0xFF11_2233, count: 20))
    var after = before
    after[1, 2] = 0xFF44_5566
    after[3, 1] = 0xFF11_2234
    let change = try #require(after.change(since: before))
    #expect(change.box == PixelRect(x: 1, y: 1, width: 3, height: 2))
    var expected = Bitmap(width: 5, height: 4)
    expected[1, 2] = 0xFF44_5566
    expected[3, 1] = 0xFF11_2234
    #expect(change.pixels == expected)
  }

  @Test func isNothingWhereNothingDiffers() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(bitmap.change(since: bitmap) == nil)
  }
}
