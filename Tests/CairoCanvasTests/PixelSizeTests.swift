import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct PixelSizeTests {
  @Test(arguments: [
    (10.0, 20.0, 1.0, 10, 20), (10, 20, 3, 30, 60), (10.1, 1, 3, 31, 3), (10.1, 1, 1, 11, 1),
    // A rounding error is not a pixel; a thousandth of one is.
    (2000 - 1e-13, 2000 + 1e-13, 1, 2000, 2000), (2000 + 1e-9, 1, 1, 2000, 1),
    (32.996, 33.001, 1, 33, 34), (1.1, 1, 10, 11, 10), (0.3, 0.001, 1, 1, 1),
    (32_767, 1, 1, 32_767, 1), (16_383.5, 10, 2, 32_767, 20),
    (20_000, 20_000, 1, 20_000, 20_000),
  ])
  func isRoundedUp(width: Double, height: Double, scale: Double, across: Int, down: Int) throws {
    let size = try PixelSize(Size(width, height), scale: scale)
    #expect(size.width == across)
    #expect(size.height == down)
  }

  @Test(arguments: [
    (32_767.5, 1.0, 1.0), (1, 32_768, 1), (16_384, 1, 2), (20_001, 20_000, 1), (1e300, 1, 1),
    (.infinity, 1, 1), (1, 1, .infinity), (1e200, 1e200, 3),
  ])
  func whatIsTooLargeIsRefused(width: Double, height: Double, scale: Double) {
    let error = #expect(throws: CanvasError.self) {
      try PixelSize(Size(width, height), scale: scale)
    }
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error)) instead of tooLarge")
      return
    }
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0), (1, 0, 1), (-5, 10, 1), (10, -5, 1), (-5, -5, 1), (.nan, 1, 1), (1, .nan, 1),
    (1, 1, .nan), (1, 1, 0), (10, 10, -1), (-.infinity, 1, 1), (0, .infinity, 1), (1e-9, 1, 1),
  ])
  func whatHasNoPixelIsRefused(width: Double, height: Double, scale: Double) {
    let error = #expect(throws: CanvasError.self) {
      try PixelSize(Size(width, height), scale: scale)
    }
    guard case .empty = error else {
      Issue.record("\(String(describing: error)) instead of empty")
      return
    }
  }

  @Test func errorsNameTheSizeAndTheLimits() {
    #expect(
      "\(CanvasError.tooLarge(width: 40_000, height: 12))" == """
        a picture of 40000 × 12 pixels is too large: at most 32767 a side and 400 megapixels; \
        take a smaller scale, exhibit zoom or frame, or fewer cells
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
