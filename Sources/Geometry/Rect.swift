/// An axis-parallel rectangle in points. Width and height are not negative.
package struct Rect: Hashable, Sendable {
  /// Left edge.
  package var x: Double
  /// Top edge.
  package var y: Double
  /// In points.
  package var width: Double
  /// In points.
  package var height: Double

  /// A rectangle from its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle `width` × `height` about `center`.
  package init(center: Point, width: Double, height: Double) {
    self.init(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// A square of `side` about `center`.
  package init(center: Point, side: Double) {
    self.init(center: center, width: side, height: side)
  }

  /// Left edge.
  package var minX: Double { x }
  /// Top edge.
  package var minY: Double { y }
  /// Right edge.
  package var maxX: Double { x + width }
  /// Bottom edge.
  package var maxY: Double { y + height }
  /// The middle.
  package var center: Point { Point(x + width / 2, y + height / 2) }

  /// The rectangle with every edge moved inwards by `distance` (outwards where it is negative).
  package func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The rectangle moved by `offset`.
  package func offset(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the point lies within this rectangle, edges included.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether both share more than an edge.
  package func intersects(_ other: Rect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }

  /// What both share; nil where that is no area.
  package func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether `other` lies within this rectangle, edges included.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
