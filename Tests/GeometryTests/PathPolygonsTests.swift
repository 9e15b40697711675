import Geometry
import Testing

@Suite struct PathPolygonsTests {
  @Test func straightOutlinesKeepTheirCorners() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path.rectangle(rect).polygons() == [Polygon(rect)])
    #expect(Path().polygons().isEmpty)
  }

  @Test func subpathsStandApart() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 2, height: 2))
    path.append(.segment(Point(5, 5), Point(6, 6)))
    #expect(
      path.polygons() == [
        Polygon(Rect(x: 0, y: 0, width: 2, height: 2)), Polygon([Point(5, 5), Point(6, 6)]),
      ])
  }

  /// Corners lie on the circle, and no edge sinks further below it than the tolerance.
  @Test(arguments: [0.5, 0.1, 0.01, 0.001], [0.5, 6.0, 300])
  func edgesKeepWithinTheTolerance(tolerance: Double, radius: Double) throws {
    let polygons = Path.circle(center: Point(3, 4), radius: radius)
      .polygons(tolerance: tolerance)
    let polygon = try #require(polygons.first)
    #expect(polygons.count == 1)
    // Two cubics a quarter are off a true circle by 0.0004 % of the radius.
    let slack = 1e-5 * radius
    for edge in polygon.edges {
      #expect(abs((edge.start - Point(3, 4)).length - radius) < slack)
      let middle = edge.start + (edge.end - edge.start) * 0.5
      #expect(radius - (middle - Point(3, 4)).length < tolerance + slack)
    }
  }

  @Test func areaOfADiscOfSix() throws {
    let disc = try #require(Path.circle(center: .zero, radius: 6).polygons().first)
    // π · 36, less what the documentation allows.
    #expect((113.0673...113.0974).contains(disc.signedArea))
  }

  @Test(arguments: [1e300, .infinity, .nan])
  func noSizeTraps(size: Double) {
    let path = Path([.move(.zero), .cubic(Point(0, size), Point(size, 0), Point(1, 1))])
    #expect(path.polygons().first?.vertices.count == 1001)
  }
}
