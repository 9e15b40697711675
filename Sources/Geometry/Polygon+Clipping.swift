extension Polygon {
  /// The part of this polygon within a convex one, by Sutherland and Hodgman: cut by each edge of the
  /// convex polygon in turn.
  ///
  /// This polygon's edges must not cross, but it need not be convex. Where the cut leaves several
  /// pieces, the result joins them by edges that run forth and back along the convex polygon's edge:
  /// they enclose nothing, so the area is right. Nothing is left of a polygon that lies outside, nor
  /// within one that has no area.
  package func clipped(to window: ConvexPolygon) -> Polygon {
    // The box takes most away with four cuts. Of the many edges of a curve, few then find anything
    // to cut.
    var rest = window.boxEdges.reduce(self) { $0.clipped(by: $1) }
    guard let extent = rest.bounds, !window.edges.isEmpty else { return Polygon([]) }
    for edge in window.edges where edge.cuts(extent) {
      rest = rest.clipped(by: edge)
    }
    return rest
  }

  /// The part inside of one edge.
  private func clipped(by edge: ConvexPolygon.Edge) -> Polygon {
    guard vertices.contains(where: { edge.depth(of: $0) < 0 }) else { return self }
    var kept: [Point] = []
    var (last, lastDepth) = (Point.zero, 0.0)
    for (index, vertex) in (vertices.suffix(1) + vertices).enumerated() {
      let depth = edge.depth(of: vertex)
      if index > 0 {
        if (lastDepth < 0) != (depth < 0) {
          kept.append(last + (vertex - last) * (lastDepth / (lastDepth - depth)))
        }
        if depth >= 0 { kept.append(vertex) }
      }
      (last, lastDepth) = (vertex, depth)
    }
    return Polygon(kept)
  }
}
