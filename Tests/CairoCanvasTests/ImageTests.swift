import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct ImageTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF
  private let half: UInt32 = 0x8080_8080

  /// 2 × 2: red, green; blue, half white.
  private var tile: Bitmap { Bitmap(width: 2, height: 2, pixels: [red, green, blue, half]) }

  @Test func tilesFromTheRectanglesCorner() throws {
    let bitmap = try drawn([.image(tile, Rect(x: 1, y: 1, width: 3, height: 3))], 5, 5)
    let expected: [UInt32] = [
      0, 0, 0, 0, 0,
      0, red, green, red, 0,
      0, blue, half, blue, 0,
      0, red, green, red, 0,
      0, 0, 0, 0, 0,
    ]
    #expect(bitmap.pixels == expected)
  }

  @Test(arguments: [2, 3])
  func pixelsStaySquaresAtEveryScale(scale: Int) throws {
    let item = DisplayItem.image(tile, Rect(x: 1, y: 0, width: 3, height: 2))
    let once = try drawn([item], 4, 2)
    #expect(try drawn([item], 4, 2, scale: Double(scale)) == once.enlarged(scale))
  }

  @Test func translucentPixelsMix() throws {
    // 128 of white over black: 128 of 255.
    let pixel = Bitmap(width: 1, height: 1, pixels: [half])
    let bitmap = try drawn(
      [.box(0, 0, 1, 1), .image(pixel, Rect(x: 0, y: 0, width: 1, height: 1))], 1, 1)
    #expect(bitmap.channels(0, 0) == [255, 128, 128, 128])
  }

  @Test func smallerThanItsRectangleOrLarger() throws {
    let wide = try drawn([.image(tile, Rect(x: 0, y: 0, width: 5, height: 1))], 5, 1)
    #expect(wide.pixels == [red, green, red, green, red])
    let cut = try drawn([.image(tile, Rect(x: 0, y: 0, width: 1, height: 2))], 2, 2)
    #expect(cut.pixels == [red, 0, blue, 0])
  }

  @Test func nextFillHasItsOwnColour() throws {
    let bitmap = try drawn(
      [.image(tile, Rect(x: 0, y: 0, width: 2, height: 1)), .box(2, 0, 1, 1, .orange)], 3, 1)
    #expect(bitmap.pixels == [red, green, 0xFFFF_8000])
  }

  @Test(arguments: [false, true])
  func isDrawnInGroupsToo(isPrecise: Bool) throws {
    let group = DisplayGroup(
      "map", isPrecise: isPrecise, items: [.image(tile, Rect(x: 0, y: 1, width: 2, height: 2))])
    #expect(
      try drawn([.group(group)], 2, 3).pixels == [0, 0, red, green, blue, half])
  }
}
