import Foundation
import Geometry
import Testing

@Suite struct PathOutsetTests {
  /// Polygons, clockwise on a y-down plane, each with one notch at most.
  static let polygons: [String: [Point]] = [
    "square": [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)],
    "triangle": [Point(0, 0), Point(12, 5), Point(0, 9)],
    "L": [
      Point(0, 0), Point(20, 0), Point(20, 8), Point(8, 8), Point(8, 20), Point(0, 20),
    ],
    // The heading arrow of spec §2 at bearing 0.
    "arrow": [Point(0, -25.5), Point(6.5, -15.5), Point(0, -18), Point(-6.5, -15.5)],
  ]

  /// Area + perimeter · d + d² · (half of each outward turn − the tangent of half of each inward
  /// one): strips along the edges, sectors outside corners, and the kite at a notch counted once.
  private func area(of vertices: [Point], outsetBy distance: Double) -> Double {
    var sum = Outline(.polygon(vertices)).area
    for index in vertices.indices {
      let vertex = vertices[index]
      let incoming = vertex - vertices[(index + vertices.count - 1) % vertices.count]
      let outgoing = vertices[(index + 1) % vertices.count] - vertex
      let turn = atan2(
        incoming.x * outgoing.y - incoming.y * outgoing.x,
        incoming.x * outgoing.x + incoming.y * outgoing.y)
      let corner = turn >= 0 ? turn / 2 : -tan(-turn / 2)
      sum += outgoing.length * distance + corner * distance * distance
    }
    return sum
  }

  private func distance(from point: Point, toPolygon vertices: [Point]) -> Double {
    vertices.indices.map { index in
      let start = vertices[index]
      let edge = vertices[(index + 1) % vertices.count] - start
      let offset = point - start
      let along = (offset.x * edge.x + offset.y * edge.y) / (edge.x * edge.x + edge.y * edge.y)
      return (offset - edge * max(0, min(1, along))).length
    }
    .min() ?? .infinity
  }

  @Test func squareHasFourQuarterDiscs() throws {
    let square = try #require(Self.polygons["square"])
    let area = Outline(.outset(polygon: square, by: 2)).area
    #expect(abs(area - (100 + 80 + 4 * .pi)) < 1e-4)
  }

  @Test func notchIsCountedOnce() throws {
    // 20 × 8 and 8 × 12; around 80, five corners of a quarter disc, one notch of 2 × 2.
    let shape = try #require(Self.polygons["L"])
    let area = Outline(.outset(polygon: shape, by: 2)).area
    #expect(abs(area - (256 + 160 + 5 * .pi - 4)) < 1e-4)
  }

  @Test(arguments: polygons.keys.sorted(), [0.5, 2])
  func areaFollowsTheFormula(name: String, distance: Double) throws {
    let vertices = try #require(Self.polygons[name])
    let drawn = Outline(.outset(polygon: vertices, by: distance)).area
    #expect(abs(drawn - area(of: vertices, outsetBy: distance)) < 1e-4)
  }

  @Test(arguments: polygons.keys.sorted())
  func everyPointIsAtTheDistance(name: String) throws {
    let vertices = try #require(Self.polygons[name])
    let points = Outline(.outset(polygon: vertices, by: 2)).points()
    #expect(points.count > 65 * vertices.count)
    for point in points {
      #expect(abs(distance(from: point, toPolygon: vertices) - 2) < 2e-5)
    }
  }

  @Test func boundsGrowByTheDistance() throws {
    let arrow = try #require(Self.polygons["arrow"])
    let bounds = Path.outset(polygon: arrow, by: 2).bounds
    #expect(
      bounds?.isNear(Rect(x: -8.5, y: -27.5, width: 17, height: 14), within: 1e-5) == true)
  }

  @Test func distanceZeroIsThePolygon() throws {
    let arrow = try #require(Self.polygons["arrow"])
    #expect(Path.outset(polygon: arrow, by: 0) == .polygon(arrow))
  }

  @Test func nothingHasNoOutset() {
    #expect(Path.outset(polygon: [], by: 2).isEmpty)
  }

  @Test func repeatedVerticesChangeNothing() throws {
    let square = try #require(Self.polygons["square"])
    let doubled = square.flatMap { [$0, $0] }
    #expect(Path.outset(polygon: doubled, by: 2) == .outset(polygon: square, by: 2))
  }
}
