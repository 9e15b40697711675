import Foundation
import Geometry
import Testing

/// Apple's corner curve, held against the constants of spec §2 ("Continuous corners").
@Suite struct ContinuousCornerTests {
  /// In radii, back along one edge and into the corner: the straight edge's end, then three cubics.
  private static let published: [(along: Double, into: Double)] = [
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
  ]

  /// Ten points for each corner, clockwise from the top right one.
  private func publishedPoints(_ rect: Rect, radius: Double) -> [[Point]] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let points = Self.published.map { (along: $0.along * radius, into: $0.into * radius) }
    return [
      points.map { Point(right - $0.along, top + $0.into) },
      points.map { Point(right - $0.into, bottom - $0.along) },
      points.map { Point(left + $0.along, bottom - $0.into) },
      points.map { Point(left + $0.into, top + $0.along) },
    ]
  }

  /// The curves' points, ten for each corner; a corner made of other than three cubics has others.
  private func cornerPoints(_ path: Path) -> [[Point]] {
    var corners: [[Point]] = []
    var isInCorner = false
    for piece in Outline(path).pieces {
      if piece.isLine {
        isInCorner = false
      } else {
        if !isInCorner { corners.append([piece.start]) }
        corners[corners.count - 1] += [piece.first, piece.second, piece.end]
        isInCorner = true
      }
    }
    return corners
  }

  private func isPublished(_ shape: RoundedRect, radius: Double) -> Bool {
    let drawn = cornerPoints(shape.path)
    let expected = publishedPoints(shape.rect, radius: radius)
    return drawn.count == 4
      && zip(drawn, expected).allSatisfy { drawn, expected in
        drawn.count == 10
          && zip(drawn, expected).allSatisfy { $0.isNear($1, within: 1e-12 * radius) }
      }
  }

  @Test(arguments: [
    (25.0, 25.0, 7.0), (21, 21, 5), (19, 19, 4), (400, 180, 28), (31.25, 26.25, 8.5),
  ])
  func everyCornerIsTheOnePublished(width: Double, height: Double, radius: Double) {
    let rect = Rect(center: Point(3, -2), width: width, height: height)
    #expect(
      isPublished(RoundedRect(rect, radius: radius, style: .continuous), radius: radius))
    #expect(!isPublished(RoundedRect(rect, radius: radius), radius: radius))
  }

  /// The turn of the tangent, in degrees, from each piece to the next, around the outline.
  private func turns(_ path: Path) -> [Double] {
    let pieces = Outline(path).pieces
    return pieces.indices.map { index in
      let next = pieces[(index + 1) % pieces.count]
      return turn(pieces[index].derivative(at: 1), next.derivative(at: 0))
    }
  }

  /// By the arc sine, which is precise at 0.
  private func turn(_ from: Point, _ to: Point) -> Double {
    let cross = from.x * to.y - from.y * to.x
    return asin(cross / (from.length * to.length)) * 180 / .pi
  }

  @Test func tangentTurnsAtTheTwoInnerJoinsOnly() {
    let square = RoundedRect(Rect(center: .zero, side: 25), radius: 7, style: .continuous)
    let turns = turns(square.path)
    // Per corner: three cubics, then the edge to the next.
    #expect(turns.count == 16)
    for (index, turn) in turns.enumerated() {
      switch index % 4 {
      case 0, 1:
        #expect(abs(turn - 2.45) < 0.01, "join \(index)")
        #expect(turn <= 2.5, "join \(index)")
      default: #expect(abs(turn) < 1e-6, "join \(index)")
      }
    }
  }

  @Test func curvatureIsZeroWhereACornerMeetsItsEdge() throws {
    let rect = Rect(center: .zero, side: 25)
    let eased = try curvatureAtFirstCurve(RoundedRect(rect, radius: 7, style: .continuous))
    let arc = try curvatureAtFirstCurve(RoundedRect(rect, radius: 7))
    #expect(abs(eased) < 1e-12)
    // An arc bends by 1/r from its first point on.
    #expect(abs(arc - 1 / 7) < 0.001)
  }

  /// κ = 2/3 · (P1 − P0) × (P2 − P1) / |P1 − P0|³ at a cubic's start.
  private func curvatureAtFirstCurve(_ shape: RoundedRect) throws -> Double {
    let piece = try #require(Outline(shape.path).pieces.first { !$0.isLine })
    let (a, b) = (piece.first - piece.start, piece.second - piece.first)
    return 2.0 / 3 * (a.x * b.y - a.y * b.x) / (a.length * a.length * a.length)
  }

  /// The curve's middle: (1/8, 3/8, 3/8, 1/8) of the third cubic's four points, on the diagonal.
  @Test func diagonalIsCutWhereTheCurveSays() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let pieces = Outline(RoundedRect(rect, radius: 10, style: .continuous).path).pieces
    let middle = try #require(pieces.filter { !$0.isLine }.dropFirst().first).point(at: 0.5)
    let depth = 10 * ((0.63149379 + 0.07491139) / 8 + (0.37282383 + 0.16905956) * 3 / 8)
    #expect(middle.isNear(Point(100 - depth, depth), within: 1e-12))
    // The arc passes nearer to the corner than a tenth of a percent of this.
    #expect(abs(depth - 10 * (1 - 0.5.squareRoot())) < 0.02)
  }

  @Test(arguments: [(10.0, 10.0, 5.0), (40, 10, 5), (10, 40, 4), (25, 25, 8.2)])
  func whatDoesNotFitFallsBackToTheLargestThatDoes(
    width: Double, height: Double, radius: Double
  ) {
    let rect = Rect(x: 5, y: 6, width: width, height: height)
    let shape = RoundedRect(rect, radius: radius, style: .continuous)
    let fitting = min(width, height) / 2 / 1.528665
    #expect(radius * 1.528665 > min(width, height) / 2)
    #expect(isPublishedWithoutEdges(shape, radius: fitting))
    let bounds = rect.inset(by: -1e-12)
    for point in Outline(shape.path).points() {
      #expect(bounds.contains(Rect(x: point.x, y: point.y, width: 0, height: 0)))
    }
    #expect(turns(shape.path).allSatisfy { $0 > -1e-6 && $0 <= 2.5 })
  }

  /// As `isPublished`, but for corners that meet without an edge between them.
  private func isPublishedWithoutEdges(_ shape: RoundedRect, radius: Double) -> Bool {
    let curves = Outline(shape.path).pieces.filter { !$0.isLine }
    let expected = publishedPoints(shape.rect, radius: radius)
    guard curves.count == 12 else { return false }
    return curves.enumerated().allSatisfy { index, curve in
      let points = expected[index / 3][index % 3 * 3..<index % 3 * 3 + 4]
      return zip([curve.start, curve.first, curve.second, curve.end], points)
        .allSatisfy { $0.isNear($1, within: 1e-12 * radius) }
    }
  }
}
