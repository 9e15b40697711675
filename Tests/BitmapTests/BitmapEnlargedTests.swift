import Bitmap
import Testing

@Suite struct BitmapEnlargedTests {
  @Test func pixelsBecomeSquares() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    let expected = Bitmap(
      width: 6, height: 6,
      pixels: [
        1, 1, 1, 2, 2, 2,
        1, 1, 1, 2, 2, 2,
        1, 1, 1, 2, 2, 2,
        3, 3, 3, 4, 4, 4,
        3, 3, 3, 4, 4, 4,
        3, 3, 3, 4, 4, 4,
      ])
    #expect(bitmap.enlarged(3) == expected)
  }

  @Test func factorOneChangesNothing() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [7, 8, 9])
    #expect(bitmap.enlarged(1) == bitmap)
  }

  @Test func sidesAreNotSwapped() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [7, 8, 9]).enlarged(2)
    #expect(
      bitmap == Bitmap(width: 6, height: 2, pixels: [7, 7, 8, 8, 9, 9, 7, 7, 8, 8, 9, 9]))
  }
}
