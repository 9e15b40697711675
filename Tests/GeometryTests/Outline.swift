import Geometry

/// A path as the pieces between its points, with arithmetic of its own.
struct Outline {
  /// A straight line (whose control points are its ends) or a cubic Bézier.
  struct Piece {
    let start: Point
    let first: Point
    let second: Point
    let end: Point
    let isLine: Bool

    /// The point at `t`, by de Casteljau's construction.
    func point(at t: Double) -> Point {
      guard !isLine else { return mix(start, end, t) }
      let (a, b, c) = (mix(start, first, t), mix(first, second, t), mix(second, end, t))
      return mix(mix(a, b, t), mix(b, c, t), t)
    }

    /// The derivative by the parameter at `t`.
    func derivative(at t: Double) -> Point {
      guard !isLine else { return end - start }
      let (a, b, c) = (first - start, second - first, end - second)
      return mix(mix(a, b, t), mix(b, c, t), t) * 3
    }

    /// Its part of the area about the origin: three Gauss points integrate x dy − y dx of a cubic,
    /// a polynomial of degree 5, exactly.
    var area: Double {
      let offset = 0.6.squareRoot() / 2
      let nodes = [(0.5 - offset, 5.0 / 18), (0.5, 8.0 / 18), (0.5 + offset, 5.0 / 18)]
      return nodes.reduce(0) { sum, node in
        let (place, speed) = (point(at: node.0), derivative(at: node.0))
        return sum + node.1 * (place.x * speed.y - place.y * speed.x) / 2
      }
    }
  }

  /// In order; lines of no length are left out.
  let pieces: [Piece]

  init(_ path: Path) {
    var pieces: [Piece] = []
    var (start, current) = (Point.zero, Point.zero)
    func line(to point: Point) {
      guard point != current else { return }
      pieces.append(
        Piece(start: current, first: current, second: point, end: point, isLine: true))
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        line(to: point)
        current = point
      case .cubic(let first, let second, let end):
        pieces.append(
          Piece(start: current, first: first, second: second, end: end, isLine: false))
        current = end
      case .close:
        line(to: start)
        current = start
      }
    }
    self.pieces = pieces
  }

  /// The area of a closed outline, positive when it runs clockwise on a y-down plane.
  var area: Double { pieces.reduce(0) { $0 + $1.area } }

  /// Points along every piece, its ends included.
  func points(perPiece count: Int = 64) -> [Point] {
    pieces.flatMap { piece in
      (0...count).map { piece.point(at: Double($0) / Double(count)) }
    }
  }
}

private func mix(_ from: Point, _ to: Point, _ t: Double) -> Point {
  Point(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
}
