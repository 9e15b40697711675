import Geometry

/// A way in a picture, in points.
struct Polyline {
  let points: [Point]

  /// A way through points; one that repeats the point before it is left out, as an edge of no length
  /// has no direction.
  init(_ points: [Point]) {
    var distinct: [Point] = []
    for point in points where point != distinct.last { distinct.append(point) }
    self.points = distinct
  }

  /// The farthest that a corner of a moved way may lie from its own corner, in distances.
  private static let miterLimit = 2.0

  /// The way moved to its right by `distance` points (left where negative).
  func moved(right distance: Double) -> Polyline {
    guard distance != 0, points.count > 1 else { return self }
    let normals = zip(points, points.dropFirst()).map { start, end in
      let edge = end - start
      return Point(-edge.y, edge.x) * (1 / edge.length)
    }
    // A way that ends where it begins has a corner there too.
    let isClosed = points.first == points.last
    return Polyline(
      points.indices.map { index in
        let before = normals[index > 0 ? index - 1 : isClosed ? normals.count - 1 : 0]
        let after = normals[index < normals.count ? index : isClosed ? 0 : index - 1]
        let sum = before + after
        // The corner lies on the bisector, farther out the sharper it is.
        let length = sum.length * sum.length / 2
        let stretch = min(1 / max(length, 1e-9), Self.miterLimit / max(sum.length, 1e-9))
        return points[index] + sum * (distance * stretch)
      })
  }

  /// The parts of the way within a rectangle, cut at its edges. A canvas counts in fixed point: a way
  /// that runs far out of the picture would not come back.
  func parts(in rect: Rect) -> [[Point]] {
    var parts: [[Point]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (first, last) = Self.clip(start, end, rect) else { continue }
      if let open = parts.last?.last, open == first {
        parts[parts.count - 1].append(last)
      } else {
        parts.append([first, last])
      }
    }
    return parts
  }

  /// The part of an edge within a rectangle (Liang and Barsky), or nil.
  private static func clip(_ start: Point, _ end: Point, _ rect: Rect) -> (Point, Point)? {
    let edge = end - start
    var from = 0.0
    var to = 1.0
    for (step, room) in [
      (-edge.x, start.x - rect.minX), (edge.x, rect.maxX - start.x),
      (-edge.y, start.y - rect.minY), (edge.y, rect.maxY - start.y),
    ] {
      if step == 0 {
        guard room >= 0 else { return nil }
      } else if step < 0 {
        from = max(from, room / step)
      } else {
        to = min(to, room / step)
      }
    }
    guard from < to else { return nil }
    return (from == 0 ? start : start + edge * from, to == 1 ? end : start + edge * to)
  }
}
