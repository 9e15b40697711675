import Geometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 2, y: 3, width: 10, height: 4)

  @Test func edgesFollowFromOriginAndSize() {
    #expect(rect.minX == 2)
    #expect(rect.maxX == 12)
    #expect(rect.minY == 3)
    #expect(rect.maxY == 7)
    #expect(rect.center == Point(7, 5))
  }

  @Test func meetsAnother() {
    #expect(
      rect.intersection(Rect(x: 0, y: 5, width: 4, height: 10))
        == Rect(x: 2, y: 5, width: 2, height: 2))
    #expect(rect.intersection(Rect(x: 12, y: 3, width: 4, height: 4))?.width == 0)
    #expect(rect.intersection(Rect(x: 13, y: 3, width: 4, height: 4)) == nil)
  }

  @Test func standsAboutACentre() {
    #expect(Rect(center: Point(7, 5), width: 10, height: 4) == rect)
    #expect(
      Rect(center: Point(0, -23), side: 22) == Rect(x: -11, y: -34, width: 22, height: 22))
  }

  @Test func insetMovesEveryEdge() {
    #expect(rect.inset(by: 1.5) == Rect(x: 3.5, y: 4.5, width: 7, height: 1))
    #expect(rect.inset(by: -2) == Rect(x: 0, y: 1, width: 14, height: 8))
  }

  @Test func offsetKeepsTheSize() {
    #expect(rect.offset(by: Point(-2, 1)) == Rect(x: 0, y: 4, width: 10, height: 4))
  }

  @Test func unionHoldsBoth() {
    let other = Rect(x: -1, y: 5, width: 4, height: 20)
    #expect(rect.union(other) == Rect(x: -1, y: 3, width: 13, height: 22))
    #expect(rect.union(Rect(x: 4, y: 4, width: 1, height: 1)) == rect)
  }

  @Test func containsUpToItsEdges() {
    #expect(rect.contains(rect))
    #expect(rect.contains(Rect(x: 2, y: 3, width: 0, height: 0)))
    #expect(!rect.contains(Rect(x: 1.9, y: 3, width: 1, height: 1)))
    #expect(!rect.contains(Rect(x: 11.5, y: 3, width: 1, height: 1)))
    #expect(!rect.contains(Rect(x: 4, y: 6.5, width: 1, height: 1)))
    #expect(!rect.contains(Rect(x: 4, y: 2, width: 1, height: 2)))
  }
}
