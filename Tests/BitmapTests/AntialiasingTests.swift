import Bitmap
import Testing

/// What may be excused as anti-aliasing, and what never is.
@Suite struct AntialiasingTests {
  private let options = ComparisonOptions(ignoresAntialiasing: true)

  /// Rows of grey levels, opaque.
  private func bitmap(_ rows: [[UInt32]]) -> Bitmap {
    Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.flatMap { $0.map { 0xFF00_0000 | $0 * 0x01_0101 } })
  }

  @Test func anEdgeThatMovedByAFractionIsExcusedAndCounted() {
    let expected = bitmap([[0, 0, 80, 255], [0, 0, 90, 255], [0, 0, 100, 255]])
    let actual = bitmap([[0, 0, 83, 255], [0, 0, 95, 255], [0, 0, 100, 255]])
    let exact = actual.compared(to: expected)
    #expect(exact.pixels?.count == 2)
    #expect(!exact.passes)
    let comparison = actual.compared(to: expected, options)
    #expect(comparison.passes)
    #expect(comparison.ignoredAntialiasing == 2)
    #expect(!comparison.isEqual)
  }

  @Test func anEdgeThatBecameABlendIsExcused() {
    let comparison = bitmap([[0, 0, 70, 255]]).compared(to: bitmap([[0, 0, 255, 255]]), options)
    #expect(comparison.ignoredAntialiasing == 1)
  }

  @Test func anEdgeThatMovedByAPixelCounts() {
    let comparison = bitmap([[0, 0, 0, 255]]).compared(to: bitmap([[0, 0, 255, 255]]), options)
    #expect(comparison.ignoredAntialiasing == 0)
    #expect(comparison.pixels?.count == 1)
  }

  @Test func aBlendedEdgeThatMovedByAPixelCounts() {
    let comparison = bitmap([[0, 0, 90, 255, 255]]).compared(
      to: bitmap([[0, 90, 255, 255, 255]]), options)
    #expect(comparison.pixels?.count == 2)
  }

  @Test func aPixelOutsideOfItsNeighboursCounts() {
    let comparison = bitmap([[40, 90, 50]]).compared(to: bitmap([[40, 45, 50]]), options)
    #expect(comparison.pixels?.count == 1)
  }

  @Test func aDotOnAFlatAreaCounts() {
    let comparison = bitmap([[9, 9, 9], [9, 10, 9], [9, 9, 9]]).compared(
      to: bitmap([[9, 9, 9], [9, 9, 9], [9, 9, 9]]), options)
    #expect(comparison.pixels?.count == 1)
  }

  @Test func aLineBetweenTwoAreasCountsWhateverItsColour() {
    let expected = bitmap(Array(repeating: [20, 20, 20, 200, 200, 200], count: 4))
    let actual = bitmap(Array(repeating: [20, 20, 120, 200, 200, 200], count: 4))
    #expect(actual.compared(to: expected, options).pixels?.count == 4)
    #expect(expected.compared(to: actual, options).pixels?.count == 4)
  }

  @Test func thePicturesEdgeHasNoOtherSide() {
    let comparison = bitmap([[80, 255]]).compared(to: bitmap([[70, 255]]), options)
    #expect(comparison.pixels?.count == 1)
  }
}
