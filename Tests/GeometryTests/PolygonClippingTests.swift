import Geometry
import Testing

@Suite struct PolygonClippingTests {
  private func square(_ x: Double, _ y: Double, side: Double = 4) -> Polygon {
    Polygon(Rect(x: x, y: y, width: side, height: side))
  }

  @Test(arguments: [
    (2.0, 1.0, 6.0), (0, 0, 16), (-3, -3, 1), (4, 0, 0), (9, 9, 0), (-4, 2, 0), (3.5, 3.5, 0.25),
  ])
  func squaresShareARectangle(x: Double, y: Double, area: Double) {
    let part = square(x, y).clipped(to: ConvexPolygon(square(0, 0)))
    #expect(abs(part.area - area) < 1e-12)
  }

  @Test func aPolygonWithinAnotherIsKept() {
    let small = square(1, 1, side: 2)
    #expect(small.clipped(to: ConvexPolygon(square(0, 0))) == small)
    #expect(square(0, 0).clipped(to: ConvexPolygon(small)).area == 4)
  }

  @Test func theWindowMayRunEitherWay() {
    let window = Polygon(square(0, 0).vertices.reversed())
    #expect(square(2, 1).clipped(to: ConvexPolygon(window)).area == 6)
    #expect(ConvexPolygon(window).polygon.signedArea == 16)
  }

  @Test func aTriangleBecomesAPentagon() {
    let triangle = Polygon([Point(-1, -1), Point(8, -1), Point(-1, 8)])
    let part = triangle.clipped(to: ConvexPolygon(square(0, 0)))
    // The hypotenuse x + y = 7 cuts a corner with legs of 1 off the square.
    #expect(abs(part.area - 15.5) < 1e-12)
    #expect(
      Set(part.vertices) == [Point(0, 0), Point(4, 0), Point(4, 3), Point(3, 4), Point(0, 4)])
  }

  @Test func aForkKeepsBothItsProngs() {
    // A U of prongs 2 wide, cut where only the prongs are.
    let fork = Polygon([
      Point(0, 0), Point(2, 0), Point(2, 4), Point(4, 4), Point(4, 0), Point(6, 0), Point(6, 6),
      Point(0, 6),
    ])
    let window = Polygon(Rect(x: -1, y: -1, width: 9, height: 3))
    #expect(fork.area == 28)
    #expect(abs(fork.clipped(to: ConvexPolygon(window)).area - 8) < 1e-12)
  }

  @Test(arguments: [[], [Point(1, 1)], [Point(1, 1), Point(5, 1)]])
  func nothingLiesWithinNoArea(vertices: [Point]) {
    #expect(square(0, 0).clipped(to: ConvexPolygon(Polygon(vertices))).vertices.isEmpty)
    #expect(Polygon(vertices).clipped(to: ConvexPolygon(square(0, 0))).area == 0)
  }

  /// Any star about a point against any octagon, held against samples 1/20 apart.
  @Test(arguments: 1...8) func areaIsThatOfManySamples(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let star = ring(12, center: Point(0, 0), &numbers) { $0.next(1...5) }
    let radius = numbers.next(1...4)
    let octagon = ring(8, center: Point(numbers.next(-3...3), numbers.next(-3...3)), &numbers) {
      _ in radius
    }
    let part = star.clipped(to: ConvexPolygon(octagon))
    let step = 1.0 / 20
    var hits = 0
    for row in -100...100 {
      for column in -100...100 {
        let point = Point((Double(column) + 0.37) * step, (Double(row) + 0.41) * step)
        if contains(star, point), contains(octagon, point) { hits += 1 }
      }
    }
    #expect(abs(part.area - Double(hits) * step * step) < 0.25)
  }

  /// Corners at equal angles about a centre.
  private func ring(
    _ count: Int, center: Point, _ numbers: inout Numbers, radius: (inout Numbers) -> Double
  ) -> Polygon {
    Polygon(
      (0..<count).map { index in
        let angle = Angle(degrees: 360 * Double(index) / Double(count))
        return center + angle.fromNorth * radius(&numbers)
      })
  }

  /// Counts crossings of a ray to the right.
  private func contains(_ polygon: Polygon, _ point: Point) -> Bool {
    var isInside = false
    for (start, end) in polygon.edges where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { isInside.toggle() }
    }
    return isInside
  }
}

/// A sequence of numbers that only depends on its seed.
private struct Numbers {
  var state: UInt64

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double(state >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
