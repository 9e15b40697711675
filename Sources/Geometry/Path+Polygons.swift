extension Path {
  /// How far flattened curves may be from true ones where nothing else is asked for, in points: a
  /// disc of radius 6 loses less than 0.03 of its 113 points².
  package static let flatness = 0.001

  /// The most edges that a cubic becomes, whatever its size.
  private static let mostEdges = 1000.0

  /// The subpaths as closed polygons. Corners lie on the curves, edges within `tolerance` (more than
  /// 0, in points) of them.
  package func polygons(tolerance: Double = Path.flatness) -> [Polygon] {
    var polygons: [Polygon] = []
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !corners.isEmpty { polygons.append(Polygon(corners)) }
        corners = [point]
      case .line(let point): corners.append(point)
      case .cubic(let first, let second, let end):
        let start = corners.last ?? .zero
        corners += Self.cornersOnCubic(start, first, second, end, tolerance)
      case .close: break
      }
    }
    if !corners.isEmpty { polygons.append(Polygon(corners)) }
    return polygons
  }

  /// Points along a cubic, its start left out, at equal steps of the parameter. A chord is off by an
  /// eighth of the second derivative's greatest length by the square of its step.
  private static func cornersOnCubic(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ tolerance: Double
  ) -> [Point] {
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    let needed = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    // `min` and `max` in this order also answer for a bend that is not a number.
    let edges = Int(max(1, min(mostEdges, needed)))
    return (1...edges).map {
      pointOnCubic(start, first, second, end, at: Double($0) / Double(edges))
    }
  }
}
