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
  package func contains(_ point: Point) -> Bool { winding(around: point) != 0 }

  /// How often the outline winds around the point; odd where an odd number of edges lies to one side
  /// of it, as the even-odd rule counts.
  package func winding(around point: Point) -> Int {
    var winding = 0
    // Corner by corner, without a list of edges: this is asked of many points.
    for corners in polygons {
      guard var start = corners.last else { continue }
      for end in corners {
        let isDown = start.y <= point.y && end.y > point.y
        if isDown || (end.y <= point.y && start.y > point.y) {
          let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
          if x > point.x { winding += isDown ? 1 : -1 }
        }
        start = end
      }
    }
    return winding
  }

  /// Points on the outline, at most `spacing` apart along it and in the middle of their parts.
  package func contour(spacing: Double) -> [Point] {
    edges.flatMap { start, end -> [Point] in
      let along = end - start
      let parts = max(1, (min(along.length / spacing, Self.mostParts)).rounded(.up))
      guard along.length > 0 else { return [] }
      return stride(from: 0.5, to: parts, by: 1).map { start + along * ($0 / parts) }
    }
  }

  /// An edge is cut into so many parts, however long it is.
  private static let mostParts = 1000.0

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
