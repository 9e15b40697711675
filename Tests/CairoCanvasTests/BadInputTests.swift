import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

/// What cannot be drawn is an error or leaves out one item, and the next drawing works.
@Suite struct BadInputTests {
  private let good = PreparedPicture(
    DisplayList(size: Size(4, 1), items: [.box(1, 0, 2, 1, .orange)]))
  private let goodPixels: [UInt32] = [0, 0xFFFF_8000, 0xFFFF_8000, 0]

  private func isWorking(_ canvas: inout RasterCanvas) throws -> Bool {
    try canvas.draw(good, scale: 1, width: 4, rows: 0..<1)
    return Array(canvas.pixels.prefix(4)) == goodPixels
  }

  @Test(arguments: [0, Double.nan, .infinity])
  func scaleThatIsNoneIsAnError(scale: Double) throws {
    var canvas = RasterCanvas()
    #expect(
      throws: CanvasError.cairo(
        operation: "draw a picture", status: "invalid matrix (not invertible)")
    ) { try canvas.draw(good, scale: scale, width: 4, rows: 0..<1) }
    #expect(try isWorking(&canvas))
  }

  @Test(arguments: [[-1.0, 2], [0, 0]], [false, true])
  func dashThatIsNoneIsAnError(dash: [Double], isPrecise: Bool) throws {
    let line = DisplayItem.stroke(
      .segment(Point(0, 0.5), Point(4, 0.5)), .black, StrokeStyle(width: 1, dash: dash))
    let group = DisplayGroup("hit area", isPrecise: isPrecise, items: [line])
    let picture = PreparedPicture(DisplayList(size: Size(4, 1), items: [.group(group)]))
    var canvas = RasterCanvas()
    let operation = isPrecise ? "draw a marker" : "draw a picture"
    #expect(
      throws: CanvasError.cairo(
        operation: operation, status: "invalid value for a dash setting")
    ) { try canvas.draw(picture, scale: 1, width: 4, rows: 0..<1) }
    #expect(try isWorking(&canvas))
  }

  @Test(arguments: [false, true])
  func outlineOfNothingButNaNIsLeftOut(isPrecise: Bool) throws {
    let nowhere = Point(.nan, .nan)
    let path = Path([.move(nowhere), .line(nowhere), .cubic(nowhere, nowhere, nowhere), .close])
    let group = DisplayGroup(
      "marker", isPrecise: isPrecise, items: [.fill(path, .black, .nonzero)])
    let bitmap = try drawn([.group(group), .box(1, 0, 2, 1, .orange)], 4, 1)
    #expect(bitmap.pixels == goodPixels)
  }

  @Test func outlineWithOneNaNLeavesTheNextItemWhole() throws {
    let path = Path.polygon([Point(0, 0), Point(.nan, 1), Point(4, 1)])
    let bitmap = try drawn([.fill(path, .black, .nonzero), .box(0, 0, 4, 1, .orange)], 4, 1)
    #expect(bitmap.pixels == Array(repeating: 0xFFFF_8000, count: 4))
  }

  @Test func farAwayPointsLeaveTheNextItemWhole() throws {
    let path = Path.polygon([Point(-1e300, 0), Point(1e300, 0), Point(1e300, 1e300)])
    let bitmap = try drawn([.fill(path, .black, .nonzero), .box(0, 0, 4, 1, .orange)], 4, 1)
    #expect(bitmap.pixels == Array(repeating: 0xFFFF_8000, count: 4))
  }

  @Test func whatLiesOutsideIsLeftOut() throws {
    let items: [DisplayItem] = [
      .box(-10, 0, 5, 1), .box(4, 0, 5, 1), .box(0, -3, 4, 2), .box(0, 1, 4, 9),
    ]
    #expect(try drawn(items, 4, 1).pixels == [0, 0, 0, 0])
  }
}
