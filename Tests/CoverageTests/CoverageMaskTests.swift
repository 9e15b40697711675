import Foundation
import Testing

/// The reference's pixels against values known by hand and against counting points.
@Suite struct CoverageMaskTests {
  @Test func triangleCoversHalfThePixelsOnItsSlope() {
    let mask = CoverageMask(.polygon([Vector(0, 0), Vector(2, 0), Vector(0, 2)]))
    #expect(mask.coverage.count == 4)
    #expect(abs(mask[0, 0] - 1) < 1e-12)
    #expect(abs(mask[1, 0] - 0.5) < 1e-12)
    #expect(abs(mask[0, 1] - 0.5) < 1e-12)
    #expect(abs(mask[1, 1]) < 1e-12)
  }

  @Test func boxCoversProductsOfItsOverhangs() {
    let box = [Vector(1.25, 1.5), Vector(3, 1.5), Vector(3, 4.75), Vector(1.25, 4.75)]
    let mask = CoverageMask(.polygon(box))
    #expect(abs(mask[1, 1] - 0.375) < 1e-12)
    #expect(abs(mask[2, 1] - 0.5) < 1e-12)
    #expect(abs(mask[1, 3] - 0.75) < 1e-12)
    #expect(abs(mask[2, 3] - 1) < 1e-12)
    #expect(abs(mask[2, 4] - 0.75) < 1e-12)
    #expect(mask[3, 3] == 0 && mask[0, 0] == 0)
  }

  @Test func discOfOneCoversAQuarterDiscInEachPixel() {
    let mask = CoverageMask(.disc(radius: 1, center: Vector(5, 7)))
    for (column, row) in [(4, 6), (5, 6), (4, 7), (5, 7)] {
      #expect(abs(mask[column, row] - .pi / 4) < 1e-12)
    }
  }

  @Test func smallDiscWithinOnePixelIsItsArea() {
    let mask = CoverageMask(.disc(radius: 0.25, center: Vector(2.5, 3.5)))
    #expect(abs(mask[2, 3] - .pi / 16) < 1e-12)
  }

  @Test(arguments: CoverageFamily.allCases)
  func pixelsAddUpToTheAreaOfEveryShape(family: CoverageFamily) {
    for coverageCase in family.cases {
      for shape in coverageCase.shapes {
        let placed = shape.outline.placed(scale: 1.25, origin: Vector(50.3, 49.6))
        let mask = CoverageMask(placed)
        #expect(abs(mask.coverage.reduce(0, +) - placed.area) < 1e-8, "\(coverageCase.name)")
        #expect(mask.coverage.allSatisfy { $0 > -1e-9 && $0 < 1 + 1e-9 }, "\(coverageCase.name)")
      }
    }
  }

  @Test func discAgreesWithCountingPoints() {
    let center = Vector(9.3, 8.8)
    agrees(.disc(radius: 7.7, center: center)) { ($0 - center).length < 7.7 }
  }

  @Test func ringAgreesWithCountingPoints() {
    let center = Vector(9.3, 8.8)
    let ring = Outline.disc(radius: 7.7).cutting(.disc(radius: 6.4))
    agrees(ring.placed(scale: 1, origin: center)) { (6.4..<7.7).contains(($0 - center).length) }
  }

  @Test func roundedBoxAgreesWithCountingPoints() {
    let center = Vector(11.2, 7.9)
    agrees(.roundedBox(18.3, 11, radius: 4.1, center: center)) { point in
      let x = max(0, abs(point.x - center.x) - (18.3 / 2 - 4.1))
      let y = max(0, abs(point.y - center.y) - (11.0 / 2 - 4.1))
      return x * x + y * y < 4.1 * 4.1
    }
  }

  @Test(arguments: [0, 22.5, 45, 90, 200])
  func keylineAgreesWithTheDistanceToTheArrow(bearing: Double) {
    let origin = Vector(30.4, 31.1)
    let vertices = CoverageCase.arrowhead(bearing).map { $0 + origin }
    agrees(.outset(vertices, by: 2)) { point in
      let edges = zip(vertices, vertices.dropFirst() + vertices.prefix(1))
      return edges.contains { distance(from: point, to: $0, $1) < 2 }
        || isInside(point, vertices)
    }
  }

  /// Counts points of a lattice in every pixel; 2048 points err by less than 1/100.
  private func agrees(_ outline: Outline, with contains: (Vector) -> Bool) {
    let mask = CoverageMask(outline)
    let count = 2048
    for row in mask.rows {
      for column in mask.columns {
        let hits = (0..<count).count { index in
          let x = (Double(index) + 0.5) / Double(count)
          let y = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
          return contains(Vector(Double(column) + x, Double(row) + y))
        }
        let counted = Double(hits) / Double(count)
        #expect(abs(mask[column, row] - counted) < 0.01, "pixel (\(column), \(row))")
      }
    }
  }

  private func distance(from point: Vector, to a: Vector, _ b: Vector) -> Double {
    let edge = b - a
    let along = min(1, max(0, (point - a).dot(edge) / edge.dot(edge)))
    return (point - a - edge * along).length
  }

  /// Even-odd: how many edges a ray to the right crosses.
  private func isInside(_ point: Vector, _ vertices: [Vector]) -> Bool {
    let edges = zip(vertices, vertices.dropFirst() + vertices.prefix(1))
    let crossed = edges.count { a, b in
      (a.y > point.y) != (b.y > point.y)
        && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    }
    return crossed % 2 == 1
  }
}
