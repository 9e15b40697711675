extension Path {
  /// The smallest rectangle that holds the outline (not its control points), or nil when empty.
  package var bounds: Rect? {
    var box = BoundsBuilder()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .cubic(let first, let second, let end):
        box.addCubic(current, first, second, end)
        current = end
      case .close: break
      }
    }
    return box.rect
  }
}

/// Gathers the extremes of points and cubics.
private struct BoundsBuilder {
  var low = Point(.infinity, .infinity)
  var high = Point(-.infinity, -.infinity)

  var rect: Rect? {
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  mutating func addCubic(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    add(end)
    // Where the control points lie between the ends in both axes, so does the curve.
    guard !isBetween(start, end, first) || !isBetween(start, end, second) else { return }
    for root in stationary(start.x, first.x, second.x, end.x)
      + stationary(start.y, first.y, second.y, end.y)
    {
      add(Path.pointOnCubic(start, first, second, end, at: root))
    }
  }

  func isBetween(_ start: Point, _ end: Point, _ point: Point) -> Bool {
    min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  /// The parameters in 0…1 at which one coordinate of a cubic turns around.
  func stationary(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? inside([-c / b]) : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return inside([(-b - root) / (2 * a), (-b + root) / (2 * a)])
  }

  func inside(_ parameters: [Double]) -> [Double] {
    parameters.filter { $0 > 0 && $0 < 1 }
  }
}

extension Path {
  /// The point of a cubic Bézier at parameter `t` (0…1).
  package static func pointOnCubic(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, at t: Double
  ) -> Point {
    let s = 1 - t
    return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t)
      + end * (t * t * t)
  }
}
