/// Closed contours, clockwise on screen; holes run the other way. Contours never cross.
struct Outline: Hashable, Sendable {
  var segments: [Segment]

  /// What the outline encloses, in square units.
  var area: Double { segments.reduce(0) { $0 + $1.area(from: 0, to: 1) } }

  /// The smallest and largest x and y that the outline reaches.
  var bounds: (low: Vector, high: Vector) {
    let points = segments.flatMap { segment in segment.turns.map(segment.point(at:)) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (
      Vector(xs.min() ?? 0, ys.min() ?? 0), Vector(xs.max() ?? 0, ys.max() ?? 0)
    )
  }

  /// Scaled about the origin, then moved.
  func placed(scale: Double, origin: Vector = .zero) -> Outline {
    Outline(segments: segments.map { $0.placed(scale: scale, origin: origin) })
  }

  /// This outline with another, wholly inside it, cut out.
  func cutting(_ hole: Outline) -> Outline {
    Outline(segments: segments + hole.segments.reversed().map(\.reversed))
  }
}
