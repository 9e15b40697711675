import Geometry
import Testing

@Suite struct PolygonTests {
  static let square = Polygon(Rect(x: 1, y: 2, width: 3, height: 4))

  @Test func aRectangleRunsClockwise() {
    #expect(Self.square.vertices == [Point(1, 2), Point(4, 2), Point(4, 6), Point(1, 6)])
    #expect(Self.square.signedArea == 12)
    #expect(Polygon(Self.square.vertices.reversed()).signedArea == -12)
    #expect(Polygon(Self.square.vertices.reversed()).area == 12)
  }

  @Test func areaOfAnArrowhead() {
    // A triangle 13 wide and 10 high, less its notch: 13 · 10 / 2 − 13 · 2.5 / 2.
    let arrow = Polygon([Point(0, -10), Point(6.5, 0), Point(0, -2.5), Point(-6.5, 0)])
    #expect(arrow.signedArea == 48.75)
  }

  @Test(arguments: [[], [Point(3, 4)], [Point(3, 4), Point(7, 1)]])
  func fewerThanThreeCornersEncloseNothing(vertices: [Point]) {
    #expect(Polygon(vertices).area == 0)
    #expect(Polygon(vertices).edges.count == vertices.count)
  }

  @Test func edgesCloseThePolygon() {
    let edges = Self.square.edges
    #expect(edges.map(\.start) == Self.square.vertices)
    #expect(edges.map(\.end) == [Point(4, 2), Point(4, 6), Point(1, 6), Point(1, 2)])
  }

  @Test func boundsAndMaps() {
    #expect(Self.square.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Polygon([]).bounds == nil)
    let turned = Self.square.applying(.rotation(Angle(degrees: 90)))
    #expect(turned.vertices == [Point(-2, 1), Point(-2, 4), Point(-6, 4), Point(-6, 1)])
    #expect(turned.signedArea == 12)
  }
}
