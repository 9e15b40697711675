import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

/// A picture drawn in bands of rows, on one canvas, is the picture drawn whole.
@Suite struct BandTests {
  private func marker(_ x: Double, _ y: Double, opacity: Double = 1) -> DisplayItem {
    let keyline = RoundedRect(
      Rect(center: Point(x, y), side: 25), radius: 7, style: .continuous)
    let arrow = [Point(0, -25.5), Point(6.5, -15.5), Point(0, -18), Point(-6.5, -15.5)].map {
      Affine.rotation(Angle(degrees: 37)).then(.translation(Point(x, y))).apply(to: $0)
    }
    return .group(
      DisplayGroup(
        "marker", opacity: opacity, isPrecise: true,
        items: [
          .fill(.outset(polygon: arrow, by: 2), .white, .nonzero),
          .fill(.polygon(arrow), .brand, .nonzero), .fill(keyline.path, .white, .nonzero),
          .fill(keyline.inset(by: 2).path, .brand, .nonzero), .disc(x, y, 4.3, .orange),
        ]))
  }

  /// 70 × 91 points, with something of every kind across the rows where bands meet.
  private var list: DisplayList {
    let tile = Bitmap(
      width: 3, height: 5, pixels: (0..<15 as Range<UInt32>).map { 0xFF00_0000 | $0 * 0x0011_0701 })
    let dashed = StrokeStyle(width: 1.3, dash: [4.1, 3], dashPhase: 2)
    let veil = DisplayGroup(
      "veil", opacity: 0.35, clip: .circle(center: Point(35, 62), radius: 22),
      items: [
        .shadow(.circle(center: Point(40, 58), radius: 9), .orange, sigma: 3),
        .disc(30, 60, 15, .brand), .disc(42, 66, 15, .orange), marker(33, 70),
      ])
    return DisplayList(
      size: Size(70, 91),
      items: [
        .box(0, 0, 70, 91, Color(red: 217, green: 223, blue: 230)),
        .image(tile, Rect(x: 40, y: 11, width: 25.5, height: 70)),
        .shadow(
          RoundedRect(Rect(x: 8, y: 30, width: 40, height: 50), radius: 9).path,
          .black.opacity(0.4), sigma: 6.5),
        marker(20, 64 + 1.0 / 3), marker(48, 32, opacity: 0.6), marker(52, 64.7), .group(veil),
        .stroke(
          .rectangle(Rect(x: 5.2, y: 6.4, width: 44, height: 70)), .black.opacity(0.7), dashed),
        .stroke(
          .circle(center: Point(30, 42.6), radius: 17), .orange,
          StrokeStyle(width: 2, join: .round)),
      ])
  }

  @Test(arguments: [1, 2, 3], [64, 7])
  func bandsAreTheWhole(scale: Int, height: Int) throws {
    let whole = try RasterCanvas.bitmap(of: list, scale: Double(scale))
    #expect(whole.width == 70 * scale && whole.height == 91 * scale)
    let picture = PreparedPicture(list)
    var canvas = RasterCanvas()
    var pixels: [UInt32] = []
    for top in stride(from: 0, to: whole.height, by: height) {
      let rows = top..<min(top + height, whole.height)
      try canvas.draw(picture, scale: Double(scale), width: whole.width, rows: rows)
      pixels += canvas.pixels.prefix(rows.count * whole.width)
    }
    let joined = Bitmap(width: whole.width, height: whole.height, pixels: pixels)
    #expect(joined.difference(from: whole)?.description == nil)
  }

  @Test func orderOfBandsDoesNotMatter() throws {
    let whole = try RasterCanvas.bitmap(of: list, scale: 1)
    let picture = PreparedPicture(list)
    var canvas = RasterCanvas()
    for rows in [64..<91, 0..<64] {
      try canvas.draw(picture, scale: 1, width: 70, rows: rows)
      #expect(
        Array(canvas.pixels.prefix(rows.count * 70))
          == Array(whole.pixels[rows.lowerBound * 70..<rows.upperBound * 70]))
    }
  }

  @Test func everyDrawingStartsTransparent() throws {
    var canvas = RasterCanvas()
    try canvas.draw(PreparedPicture(list), scale: 1, width: 70, rows: 0..<10)
    #expect(canvas.pixels[69] == 0xFFD9_DFE6)
    let nothing = PreparedPicture(DisplayList(size: Size(70, 91), items: []))
    try canvas.draw(nothing, scale: 1, width: 70, rows: 0..<10)
    #expect(canvas.pixels.prefix(700).allSatisfy { $0 == 0 })
  }
}
