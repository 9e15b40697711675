import Geometry

/// An outline's subpaths as closed polygons, curves cut into many short lines.
struct Polygons {
  private(set) var rings: [[Point]] = []

  init(_ path: Path, pieces: Int = 24) {
    for element in path.elements {
      switch element {
      case .move(let point): rings.append([point])
      case .line(let point): rings[rings.count - 1].append(point)
      case .cubic(let first, let second, let end):
        let start = rings[rings.count - 1].last ?? .zero
        for step in 1...pieces {
          let t = Double(step) / Double(pieces)
          rings[rings.count - 1].append(Self.cubic(start, first, second, end, t))
        }
      case .close: break
      }
    }
  }

  /// De Casteljau's construction.
  private static func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double
  ) -> Point {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    return mix(mix(a, b), mix(b, c))
  }

  /// The area that a ring encloses (Green's theorem); its sign is the ring's direction.
  static func area(_ ring: [Point]) -> Double {
    edges(of: ring).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  static func edges(of ring: [Point]) -> [(Point, Point)] {
    Array(zip(ring, ring.dropFirst() + ring.prefix(1)))
  }

  /// The shortest way from one ring's points to another ring.
  static func distance(_ ring: [Point], _ other: [Point]) -> Double {
    let edges = edges(of: other)
    return ring.reduce(.infinity) { shortest, point in
      edges.reduce(shortest) { min($0, distance(point, $1)) }
    }
  }

  private static func distance(_ point: Point, _ edge: (Point, Point)) -> Double {
    let along = edge.1 - edge.0
    let squared = along.x * along.x + along.y * along.y
    let way = point - edge.0
    let t = squared > 0 ? max(0, min(1, (way.x * along.x + way.y * along.y) / squared)) : 0
    return (way - along * t).length
  }
}
