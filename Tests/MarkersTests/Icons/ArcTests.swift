import Geometry
import Markers
import Testing

/// Arcs against points that lie on them.
@Suite struct ArcTests {
  /// An arc, the point half way along it, and its end.
  struct Arc: CustomTestStringConvertible, Sendable {
    var data: String
    var middle: Point
    var end: Point
    var testDescription: String { data }
  }

  private static let half = 0.5.squareRoot()

  static let arcs: [Arc] = [
    // Quarters of a circle, clockwise and counterclockwise, absolute and relative.
    Arc(data: "M10 0A10 10 0 0 1 0 10", middle: Point(10 * half, 10 * half), end: Point(0, 10)),
    Arc(data: "M0 10A10 10 0 0 0 10 0", middle: Point(10 * half, 10 * half), end: Point(10, 0)),
    Arc(data: "M10 0a10 10 0 0 1-10 10", middle: Point(10 * half, 10 * half), end: Point(0, 10)),
    // Flags without separators; a radius of either sign.
    Arc(data: "M10 0a10-10 0 01-10 10", middle: Point(10 * half, 10 * half), end: Point(0, 10)),
    Arc(data: "M10 0A10,10,0,0,1,0,10", middle: Point(10 * half, 10 * half), end: Point(0, 10)),
    // The longer way around the circle about the origin.
    Arc(
      data: "M10 0A10 10 0 100 10", middle: Point(-10 * half, -10 * half),
      end: Point(0, 10)),
    // The four arcs of radius 5 over a chord of 6: their circles are about (0, 0) and (0, 8).
    Arc(data: "M-3 4A5 5 0 0 0 3 4", middle: Point(0, 5), end: Point(3, 4)),
    Arc(data: "M-3 4A5 5 0 1 1 3 4", middle: Point(0, -5), end: Point(3, 4)),
    Arc(data: "M-3 4A5 5 0 0 1 3 4", middle: Point(0, 3), end: Point(3, 4)),
    Arc(data: "M-3 4A5 5 0 1 0 3 4", middle: Point(0, 13), end: Point(3, 4)),
    // Half a circle, and radii that do not reach: scaled up to half a circle.
    Arc(data: "M0 0A5 5 0 0 1 10 0", middle: Point(5, -5), end: Point(10, 0)),
    Arc(data: "M0 0A1 1 0 1 1 10 0", middle: Point(5, -5), end: Point(10, 0)),
    Arc(data: "M0 0A2 1 0 0 0 10 0", middle: Point(5, 2.5), end: Point(10, 0)),
    // Ellipses, straight and turned.
    Arc(data: "M10 0A10 5 0 0 1 0 5", middle: Point(10 * half, 5 * half), end: Point(0, 5)),
    Arc(data: "M5 0A10 5 90 0 1 0 10", middle: Point(5 * half, 10 * half), end: Point(0, 10)),
    Arc(
      data:
        "M7.0710678118654755 7.0710678118654755A10 5 45 0 1-3.5355339059327378 3.5355339059327378",
      middle: Point(2.5, 7.5), end: Point(-3.5355339059327378, 3.5355339059327378)),
  ]

  @Test(arguments: arcs) func passesThroughItsMiddle(arc: Arc) throws {
    let ends = try PathDataTests.elements(arc.data).compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    // The arc is halved again and again: an even number of pieces, one ends in the middle.
    let middle = try #require(ends.dropLast(ends.count / 2).last)
    #expect((middle - arc.middle).length < 1e-9)
    #expect(ends.last == arc.end)
  }

  @Test(arguments: [
    "M10 0A10 10 0 0 1 0 10", "M10 0A10 10 0 1 1 0-10", "M-10 0A10 10 0 1 0 10 0",
    "M10 0A10 10 30 1 1 6-8",
  ])
  func staysOnItsCircle(data: String) throws {
    let path = Path(try PathDataTests.elements(data))
    for point in Polygons(path, pieces: 16).rings.joined() {
      #expect(abs(point.length - 10) < 5e-5)
    }
  }

  @Test func hasNoPieceOver45Degrees() throws {
    // 270° in pieces of equal length: 45° would be six, halving gives eight.
    let elements = try PathDataTests.elements("M10 0A10 10 0 1 1 0-10")
    #expect(elements.count == 1 + 8)
  }
}
