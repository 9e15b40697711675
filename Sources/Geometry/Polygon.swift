/// A closed outline of straight edges, in points.
package struct Polygon: Hashable, Sendable {
  /// The corners in order; the last is joined to the first.
  package let vertices: [Point]

  /// A polygon of the given corners.
  package init(_ vertices: [Point]) {
    self.vertices = vertices
  }

  /// A rectangle's corners, clockwise from the top left.
  package init(_ rect: Rect) {
    self.init([
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY),
    ])
  }

  /// The edges in order, each from a corner to the next.
  package var edges: [(start: Point, end: Point)] {
    zip(vertices, vertices.dropFirst() + vertices.prefix(1)).map { ($0, $1) }
  }

  /// The area that the edges run around: positive where they run clockwise on a y-down plane. Right
  /// for a polygon whose edges do not cross.
  package var signedArea: Double {
    edges.reduce(0) { $0 + $1.start.cross($1.end) } / 2
  }

  /// The size of the area, whichever way the edges run.
  package var area: Double { abs(signedArea) }

  /// The smallest rectangle that holds the polygon, or nil when it has no corner.
  package var bounds: Rect? { path.bounds }

  /// The polygon as an outline to draw.
  package var path: Path { .polygon(vertices) }

  /// The polygon with every corner mapped.
  package func applying(_ affine: Affine) -> Polygon {
    Polygon(vertices.map(affine.apply(to:)))
  }
}

extension Point {
  /// The z component of the cross product: positive where `other` lies clockwise of this
  /// displacement, on a y-down plane.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
