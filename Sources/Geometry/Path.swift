/// An outline of straight lines and cubic Béziers, in points. Subpaths start with `move`.
package struct Path: Hashable, Sendable {
  /// One step of an outline.
  package enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier: two control points, then the end.
    case cubic(Point, Point, Point)
    /// A straight line back to the subpath's start, joined to it.
    case close
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []

  /// An empty outline.
  package init() {}

  /// An outline of the given steps; the first of them is a `move`, or there are none.
  package init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at `point`.
  package mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Draws a straight line to `point`.
  package mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Draws a cubic Bézier to `end`.
  package mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.cubic(first, second, end))
  }

  /// Draws the quadratic Bézier from `start` as the cubic that is equal to it.
  package mutating func quadratic(from start: Point, _ control: Point, to end: Point) {
    cubic(
      start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), to: end)
  }

  /// Closes the subpath.
  package mutating func close() { elements.append(.close) }

  /// Adds the steps of another outline behind these.
  package mutating func append(_ other: Path) { elements += other.elements }

  /// The outline with every point mapped.
  package func applying(_ affine: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(affine.apply(to: point))
        case .line(let point): .line(affine.apply(to: point))
        case .cubic(let first, let second, let end):
          .cubic(affine.apply(to: first), affine.apply(to: second), affine.apply(to: end))
        case .close: .close
        }
      })
  }

  /// The outline moved by `offset`.
  package func offset(by offset: Point) -> Path {
    applying(.translation(offset))
  }
}
