/// An outline as polygons, for questions about points: what lies within it, and how far off. Curves
/// are cut into eight chords each: at a radius of 16 points they leave the curve by less than 0.08.
package struct FlatOutline: Sendable {
  /// Each subpath's corners; it is closed from the last to the first.
  private let polygons: [[Point]]

  private static let chords = 8

  /// The polygons of an outline.
  package init(_ path: Path) {
    var polygons: [[Point]] = []
    for element in path.elements {
      let last = polygons.count - 1
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point) where last >= 0: polygons[last].append(point)
      case .cubic(let first, let second, let end) where last >= 0:
        let start = polygons[last].last ?? end
        polygons[last] += (1...Self.chords).map { chord in
          Path.pointOnCubic(
            start, first, second, end, at: Double(chord) / Double(Self.chords))
        }
      case .line, .cubic, .close: break
      }
    }
    self.polygons = polygons
  }

  /// Whether the outline winds around the point.
  package func contains(_ point: Point) -> Bool {
    var winding = 0
    for (start, end) in edges {
      let isDown = start.y <= point.y && end.y > point.y
      let isUp = end.y <= point.y && start.y > point.y
      guard isDown || isUp else { continue }
      let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
      if x > point.x { winding += isDown ? 1 : -1 }
    }
    return winding != 0
  }

  /// How far the point is from the nearest point of the outline itself, inside or outside; infinite
  /// for an empty outline.
  package func distance(to point: Point) -> Double {
    edges.reduce(.infinity) { least, edge in
      let along = edge.end - edge.start
      let squared = along.x * along.x + along.y * along.y
      let offset = point - edge.start
      let part = squared > 0 ? (offset.x * along.x + offset.y * along.y) / squared : 0
      return min(least, (offset - along * min(1, max(0, part))).length)
    }
  }

  private var edges: [(start: Point, end: Point)] {
    polygons.flatMap { corners in
      zip(corners, Array(corners.dropFirst()) + corners.prefix(1)).map { ($0, $1) }
    }
  }
}
