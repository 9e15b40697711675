import Geometry

extension Point {
  /// Whether the points are at most `tolerance` apart.
  func isNear(_ other: Point, within tolerance: Double = 1e-12) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot() <= tolerance
  }
}

extension Rect {
  /// Whether every edge is at most `tolerance` from the other's.
  func isNear(_ other: Rect, within tolerance: Double = 1e-12) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
