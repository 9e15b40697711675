/// A polygon that no line meets more than twice, prepared to cut others by.
package struct ConvexPolygon: Hashable, Sendable {
  /// The corners, clockwise on a y-down plane.
  package let polygon: Polygon
  /// The edges, and those of the smallest rectangle that holds the polygon.
  let edges: [Edge]
  let boxEdges: [Edge]

  /// A straight edge on whose right-hand side the polygon lies.
  struct Edge: Hashable {
    let start: Point
    /// To the next corner.
    let along: Point

    /// The distance of a point from the edge's line, in lengths of the edge: positive inside.
    func depth(of point: Point) -> Double { along.cross(point - start) }

    /// Whether some of a rectangle lies outside: of its corners, the one farthest out does.
    func cuts(_ rect: Rect) -> Bool {
      depth(
        of: Point(
          along.y > 0 ? rect.maxX : rect.minX, along.x > 0 ? rect.minY : rect.maxY)) < 0
    }
  }

  /// A convex polygon; whether it is one is not checked. Its corners may run either way round.
  package init(_ polygon: Polygon) {
    self.polygon =
      polygon.signedArea < 0 ? Polygon(polygon.vertices.reversed()) : polygon
    // Edges of no length would keep everything: without an area, there are none, and nothing is kept.
    let hasArea = polygon.area > 0
    edges = hasArea ? Self.edges(self.polygon) : []
    boxEdges = hasArea ? polygon.bounds.map { Self.edges(Polygon($0)) } ?? [] : []
  }

  private static func edges(_ polygon: Polygon) -> [Edge] {
    polygon.edges.map { Edge(start: $0.start, along: $0.end - $0.start) }
  }
}
