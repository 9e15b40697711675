/// A timing curve from (0, 0) to (1, 1) with two control points.
package struct CubicBezier: Hashable, Sendable {
  /// Time of the first control point, 0…1.
  package let x1: Double
  /// Progress at the first control point.
  package let y1: Double
  /// Time of the second control point, 0…1.
  package let x2: Double
  /// Progress at the second control point.
  package let y2: Double

  /// A timing curve.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
