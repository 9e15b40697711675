/// A place in the plane, or a displacement, in points; x to the right, y down.
package struct Point: Hashable, Sendable {
  /// To the right, in points.
  package var x: Double
  /// Down, in points.
  package var y: Double

  /// The origin: a marker's anchor in the marker's own coordinates.
  package static let zero = Point(0, 0)

  /// A point at `x`, `y`.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// Component-wise sum.
  package static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// Component-wise difference.
  package static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// The displacement `factor` times as long.
  package static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}
