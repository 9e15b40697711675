extension Path {
  /// The outline at `distance` outside a polygon, with round joins: what a disc of that radius
  /// covers when its centre runs along the edges, and all within.
  ///
  /// `vertices` run clockwise on a y-down plane and do not cross; at a vertex that points inwards
  /// the moved edges are cut off where they meet. A vertex that repeats the one before it is left
  /// out.
  package static func outset(polygon: [Point], by distance: Double) -> Path {
    let vertices = distinct(polygon)
    var path = Path()
    for index in vertices.indices {
      let vertex = vertices[index]
      let before = vertices[(index + vertices.count - 1) % vertices.count]
      let after = vertices[(index + 1) % vertices.count]
      let incoming = leftNormal(before, vertex) * distance
      let outgoing = leftNormal(vertex, after) * distance
      let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
      if turn >= 0 {
        path.continueLine(to: vertex + incoming)
        path.arc(about: vertex, from: incoming, to: outgoing)
      } else {
        path.continueLine(to: vertex + miter(incoming, outgoing))
      }
    }
    if !vertices.isEmpty { path.close() }
    return path
  }

  /// An edge of no length would have no normal.
  private static func distinct(_ vertices: [Point]) -> [Point] {
    zip(vertices, vertices.suffix(1) + vertices).filter { $0 != $1 }.map(\.0)
  }

  /// The unit vector that points out of a clockwise polygon at the edge from `start` to `end`.
  private static func leftNormal(_ start: Point, _ end: Point) -> Point {
    let edge = end - start
    return Point(edge.y, -edge.x) * (1 / edge.length)
  }

  /// Where two edges meet that were moved along normals of equal length. Edges that turn back on
  /// themselves do not meet.
  private static func miter(_ first: Point, _ second: Point) -> Point {
    let sum = first + second
    let squared = first.x * first.x + first.y * first.y
    let shared = squared + first.x * second.x + first.y * second.y
    return shared > 1e-6 * squared ? sum * (squared / shared) : first
  }

  private mutating func continueLine(to point: Point) {
    if isEmpty { move(to: point) } else { line(to: point) }
  }

  /// An arc about `center` between two displacements of equal length, the shorter way round, as
  /// cubics of at most 45° each: off by less than 0.0005 % of the radius.
  private mutating func arc(about center: Point, from start: Point, to end: Point) {
    let radius = start.length
    let cosine = (start.x * end.x + start.y * end.y) / (radius * radius)
    guard cosine < 1 - 1e-12 else { return }
    guard cosine >= Angle(degrees: 45).cosine - 1e-9 else {
      let sum = start + end
      let middle =
        sum.length > 1e-9 * radius
        ? sum * (radius / sum.length) : Point(-start.y, start.x)
      arc(about: center, from: start, to: middle)
      arc(about: center, from: middle, to: end)
      return
    }
    // 4/3 · tan(θ/4), by the half-angle formulas.
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
    cubic(
      center + start + Point(-start.y, start.x) * handle,
      center + end + Point(end.y, -end.x) * handle, to: center + end)
  }
}
