import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct PixelSizeTests {
  /// A picture's size in points, its scale, and the pixels it takes.
  struct Rounding: Sendable {
    let size: Size
    let scale: Double
    let pixels: [Int]

    init(_ width: Double, _ height: Double, _ scale: Double, _ across: Int, _ down: Int) {
      size = Size(width, height)
      self.scale = scale
      pixels = [across, down]
    }
  }

  static let roundings: [Rounding] = [
    Rounding(10, 20, 1, 10, 20), Rounding(10, 20, 3, 30, 60), Rounding(10.1, 1, 3, 31, 3),
    Rounding(10.1, 1, 1, 11, 1), Rounding(32.996, 33.001, 1, 33, 34),
    // A rounding error is not a pixel: 1.1 · 30 is 33.000000000000004.
    Rounding(2000 - 1e-13, 2000 + 1e-13, 1, 2000, 2000), Rounding(1.1, 1, 30, 33, 30),
    Rounding(2000 + 1e-9, 1, 1, 2000, 1), Rounding(0.3, 0.001, 1, 1, 1),
    Rounding(32_767, 1, 1, 32_767, 1), Rounding(16_383.5, 10, 2, 32_767, 20),
    Rounding(20_000, 20_000, 1, 20_000, 20_000),
  ]

  @Test(arguments: roundings)
  func isRoundedUp(rounding: Rounding) throws {
    let size = try PixelSize(rounding.size, scale: rounding.scale)
    #expect([size.width, size.height] == rounding.pixels)
  }

  static let tooLarge: [(Size, Double)] = [
    (Size(32_767.5, 1), 1), (Size(1, 32_768), 1), (Size(16_384, 1), 2),
    (Size(20_001, 20_000), 1), (Size(1e300, 1), 1), (Size(.infinity, 1), 1),
    (Size(1, 1), .infinity), (Size(1e200, 1e200), 3),
  ]

  @Test(arguments: tooLarge)
  func whatIsTooLargeIsRefused(size: Size, scale: Double) {
    let error = #expect(throws: CanvasError.self) { try PixelSize(size, scale: scale) }
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error)) instead of tooLarge")
      return
    }
  }

  static let empty: [(Size, Double)] = [
    (Size(0, 1), 1), (Size(1, 0), 1), (Size(-5, 10), 1), (Size(10, -5), 1), (Size(-5, -5), 1),
    (Size(.nan, 1), 1), (Size(1, .nan), 1), (Size(1, 1), .nan), (Size(1, 1), 0),
    (Size(10, 10), -1), (Size(-.infinity, 1), 1), (Size(0, .infinity), 1), (Size(1e-9, 1), 1),
  ]

  @Test(arguments: empty)
  func whatHasNoPixelIsRefused(size: Size, scale: Double) {
    let error = #expect(throws: CanvasError.self) { try PixelSize(size, scale: scale) }
    guard case .empty = error else {
      Issue.record("\(String(describing: error)) instead of empty")
      return
    }
  }

  @Test func errorsNameTheSizeAndTheLimits() {
    #expect(
      "\(CanvasError.tooLarge(width: 40_000, height: 12))" == """
        a picture of 40000 × 12 pixels is too large: at most 32767 a side and 400 megapixels; \
        take a smaller scale, exhibit zoom, frame or --pixels
        """)
    #expect(
      "\(CanvasError.tooLarge(width: .infinity, height: 1e300))".hasPrefix(
        "a picture of inf × 1e+300 pixels is too large"))
    #expect(
      "\(CanvasError.empty(width: 0, height: 12))"
        == "a picture of 0.0 × 12.0 pixels has nothing to show: at least 1 × 1")
  }

  @Test(arguments: [Size(40_000, 1), Size(30_000, 30_000), Size(0, 4), Size(.nan, 4)])
  func canvasesRefuseTheSame(size: Size) {
    let list = DisplayList(size: size, items: [])
    #expect(throws: CanvasError.self) { try RasterCanvas.bitmap(of: list, scale: 1) }
    #expect(throws: CanvasError.self) { try PDFCanvas.bytes(of: list) }
  }
}
