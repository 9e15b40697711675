import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct StrokeTests {
  private func row(y: Double, _ style: StrokeStyle, length: Double = 10) -> DisplayItem {
    .stroke(.segment(Point(0, y), Point(length, y)), .black, style)
  }

  @Test func widthLiesHalfOnEachSide() throws {
    let bitmap = try drawn([row(y: 2, StrokeStyle(width: 2))], 10, 4)
    for (y, expected) in [0, 255, 255, 0].enumerated() {
      #expect(bitmap.alphas(row: y) == Array(repeating: expected, count: 10))
    }
  }

  @Test func oddWidthOnAPixelsEdgeCoversHalves() throws {
    let bitmap = try drawn([row(y: 2, StrokeStyle(width: 1))], 10, 4)
    for (y, expected) in [0, 128, 128, 0].enumerated() {
      #expect(abs(bitmap.alpha(5, y) - expected) <= 1)
    }
  }

  @Test func widthGrowsWithTheScale() throws {
    let bitmap = try drawn([row(y: 2, StrokeStyle(width: 1))], 10, 4, scale: 2)
    #expect((0..<8).map { bitmap.alpha(10, $0) } == [0, 0, 0, 255, 255, 0, 0, 0])
  }

  @Test func endsAreCutOff() throws {
    let bitmap = try drawn([row(y: 0.5, StrokeStyle(width: 1), length: 3)], 5, 1)
    #expect(bitmap.alphas(row: 0) == [255, 255, 255, 0, 0])
  }

  @Test func dashesAndGapsTakeTurns() throws {
    let bitmap = try drawn([row(y: 0.5, StrokeStyle(width: 1, dash: [2, 1]))], 10, 1)
    #expect(bitmap.alphas(row: 0) == [255, 255, 0, 255, 255, 0, 255, 255, 0, 255])
  }

  @Test func phaseStartsWithinADash() throws {
    let style = StrokeStyle(width: 1, dash: [2, 1], dashPhase: 1)
    let bitmap = try drawn([row(y: 0.5, style)], 10, 1)
    #expect(bitmap.alphas(row: 0) == [255, 0, 255, 255, 0, 255, 255, 0, 255, 255])
    let gap = StrokeStyle(width: 1, dash: [2, 1], dashPhase: 2)
    #expect(
      try drawn([row(y: 0.5, gap)], 5, 1).alphas(row: 0) == [0, 255, 255, 0, 255])
  }

  @Test func everySubpathStartsItsDashesAnew() throws {
    var path = Path.segment(Point(0, 0.5), Point(5, 0.5))
    path.append(.segment(Point(0, 1.5), Point(5, 1.5)))
    let style = StrokeStyle(width: 1, dash: [2, 1])
    let bitmap = try drawn([.stroke(path, .black, style)], 5, 2)
    #expect(bitmap.alphas(row: 0) == [255, 255, 0, 255, 255])
    #expect(bitmap.alphas(row: 1) == [255, 255, 0, 255, 255])
  }

  @Test func dashesDoNotOutliveTheirItem() throws {
    let bitmap = try drawn(
      [
        row(y: 0.5, StrokeStyle(width: 1, dash: [2, 1])), row(y: 1.5, StrokeStyle(width: 1)),
      ], 10, 2)
    #expect(bitmap.alphas(row: 1) == Array(repeating: 255, count: 10))
  }

  /// The outermost pixel of a stroked square's corner: full with a mitre, a quarter disc of radius
  /// 1 (π/4 of the pixel) with a round join.
  @Test func joinsShapeTheCorner() throws {
    let square = Path.rectangle(Rect(x: 2, y: 2, width: 6, height: 6))
    let miter = try drawn([.stroke(square, .black, StrokeStyle(width: 2))], 10, 10)
    #expect(miter.alpha(1, 1) == 255)
    #expect(miter.alpha(8, 8) == 255)
    let round = try drawn([.stroke(square, .black, StrokeStyle(width: 2, join: .round))], 10, 10)
    #expect(abs(Double(round.alpha(1, 1)) - .pi / 4 * 255) <= 6)
    #expect(abs(Double(round.alpha(8, 8)) - .pi / 4 * 255) <= 6)
    #expect(round.alpha(2, 1) == 255)
    #expect(round.alpha(4, 4) == 0)
  }
}
