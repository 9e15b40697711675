import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

@testable import Sheets

/// How the least contrast is found. Ratios: white on #D9DFE6 1.342, on #777777 4.478, on #959595
/// 2.995, on black 21.
@Suite struct GroundSurfaceTests {
  private let white = Color(red: 255, green: 255, blue: 255)
  private let black = Color(red: 0, green: 0, blue: 0)

  private func band(_ side: Double) -> MarkerEdge.Band {
    MarkerEdge.Band(
      name: "keyline", color: white, outline: .rectangle(Rect(center: .zero, side: side)))
  }

  private func least(
    _ surface: GroundSurface, side: Double = 10, at anchor: Point = Point(20, 20),
    besides others: [Path] = []
  ) -> ColorPair? {
    let band = band(side)
    return surface.least(band, among: [band.outline] + others, at: anchor)
  }

  private func picture(_ fill: UInt32, _ spots: [(Int, Int)] = [], spot: UInt32 = 0) -> Bitmap {
    var bitmap = Bitmap(
      width: 40, height: 40, pixels: Array(repeating: fill, count: 40 * 40))
    for (x, y) in spots { bitmap[x, y] = spot }
    return bitmap
  }

  @Test func theNearestOfAGroundsColours() throws {
    let colors = try ["#000000", "#D9DFE6", "#777777"].map { try #require(Color(hex: $0)) }
    let pair = try #require(least(.colors(colors)))
    #expect(pair.second.hex == "#D9DFE6")
    #expect(pair.ratio.text == "1.34")
    #expect(pair.isLow)
  }

  /// Square 15…25: within 2 of it, and outside, lie 13 … 27 but for its own pixels, and the corners
  /// that are farther off.
  @Test func onlyPixelsAroundTheOutlineCount() throws {
    // Black, and the whole of what is inside and of what is farther off is white.
    var bitmap = picture(0xFFFF_FFFF)
    for y in 13..<27 { for x in 13..<27 { bitmap[x, y] = 0xFF00_0000 } }
    for y in 15..<25 { for x in 15..<25 { bitmap[x, y] = 0xFFFF_FFFF } }
    // 13.5, 13.5 is 2.12 from the corner at 15, 15.
    for (x, y) in [(13, 13), (26, 13), (13, 26), (26, 26)] { bitmap[x, y] = 0xFFFF_FFFF }
    let pair = try #require(least(.picture(bitmap, over: white)))
    #expect(pair.ratio.text == "21.00")
  }

  /// 92 pixels are around that square: none may be passed over. Around a square of 30 there are 252,
  /// 2 of which may.
  @Test func specksDoNotDecide() throws {
    let spot = picture(0xFF00_0000, [(14, 20)], spot: 0xFFFF_FFFF)
    #expect(try #require(least(.picture(spot, over: white))).ratio.text == "1.00")
    for (count, text) in [(2, "21.00"), (3, "1.00")] {
      let specks = picture(
        0xFF00_0000, (0..<count).map { (4, 10 + $0) }, spot: 0xFFFF_FFFF)
      let pair = least(.picture(specks, over: white), side: 30)
      #expect(try #require(pair).ratio.text == text)
    }
  }

  @Test func whatAnotherPartHidesDoesNotCount() throws {
    let spot = picture(0xFF00_0000, [(14, 20)], spot: 0xFFFF_FFFF)
    let cover = Path.rectangle(Rect(x: -7, y: -1, width: 2, height: 2))
    let pair = least(.picture(spot, over: white), besides: [cover])
    #expect(try #require(pair).ratio.text == "21.00")
  }

  /// The picture goes on beyond its edges.
  @Test(arguments: [Point(20, 20), Point(-20, 60), Point(4020, -3980)])
  func picturesAreTiled(anchor: Point) throws {
    let spot = picture(0xFF00_0000, [(14, 20)], spot: 0xFFFF_FFFF)
    let pair = least(.picture(spot, over: white), at: anchor)
    #expect(try #require(pair).ratio.text == "1.00")
  }

  /// Half-transparent black, premultiplied, on white: 127 or 128 of 255, 3.9 to 4.
  @Test func transparentPixelsShowWhatIsBelow() throws {
    #expect(try #require(least(.picture(picture(0), over: black))).ratio.text == "21.00")
    let half = try #require(least(.picture(picture(0x8000_0000), over: white)))
    #expect(half.second.hex == "#7F7F7F")
  }

  @Test func nothingToMeasureGivesNothing() {
    let surface = GroundSurface.picture(picture(0xFF00_0000), over: white)
    let empty = MarkerEdge.Band(name: "keyline", color: white, outline: Path())
    #expect(surface.least(empty, among: [Path()], at: .zero) == nil)
    #expect(least(surface, at: Point(1e300, 0)) == nil)
    #expect(GroundSurface.colors([]).least(band(10), among: [], at: .zero) == nil)
  }
}
