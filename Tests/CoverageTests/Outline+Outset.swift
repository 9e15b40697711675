import Foundation

extension Outline {
  /// Every point within `distance` of a polygon: its Minkowski sum with a disc, which is a border
  /// *around* it with round joins. The vertices run clockwise on screen.
  ///
  /// At a reflex vertex the two moved edges meet before they reach it, so they end where they
  /// cross. That holds while each edge is longer than what the crossing cuts off.
  static func outset(_ vertices: [Vector], by distance: Double) -> Outline {
    let joins = vertices.indices.map { index in
      let before = vertices[(index + vertices.count - 1) % vertices.count]
      let after = vertices[(index + 1) % vertices.count]
      return join(before, vertices[index], after, distance)
    }
    var segments: [Segment] = []
    for (index, join) in joins.enumerated() {
      if let arc = join.arc { segments.append(arc) }
      segments.append(.line(join.end, joins[(index + 1) % joins.count].start))
    }
    return Outline(segments: segments)
  }

  /// How the moved edges are joined at `vertex`.
  private static func join(
    _ before: Vector, _ vertex: Vector, _ after: Vector, _ distance: Double
  ) -> (start: Vector, arc: Segment?, end: Vector) {
    let (a, b) = (normal(before, vertex), normal(vertex, after))
    if a.cross(b) < 0 {
      let crossing = vertex + (a + b) * (distance / (1 + a.dot(b)))
      return (crossing, nil, crossing)
    }
    let start = atan2(a.y, a.x)
    let turn = atan2(a.cross(b), a.dot(b))
    let arc = Segment.arc(center: vertex, radius: distance, from: start, to: start + turn)
    return (vertex + a * distance, arc, vertex + b * distance)
  }

  /// The direction out of a clockwise polygon across one edge, of length 1.
  private static func normal(_ from: Vector, _ to: Vector) -> Vector {
    let edge = to - from
    return Vector(edge.y, -edge.x) * (1 / edge.length)
  }
}
