import Geometry

/// An arc of an ellipse as SVG path data gives it (SVG 2, appendix B.2): by its end and not by its
/// centre.
struct EllipticalArc {
  /// The ellipse's radii, of either sign.
  var radii: Point
  /// How far the ellipse's x axis is turned.
  var rotation: Angle
  /// Whether the longer of the two ways around is taken.
  var isLarge: Bool
  /// Whether the way is clockwise as seen, with y down.
  var isClockwise: Bool
  /// Where it ends.
  var end: Point

  /// Whether the arc is a straight line: one without a radius is.
  var isLine: Bool { radii.x == 0 || radii.y == 0 }

  /// A cubic without its start.
  typealias Cubic = (first: Point, second: Point, end: Point)

  /// The arc from `start` as cubics of at most 45°: nothing if it ends where it starts, and nil
  /// where its numbers are too far apart to compute with.
  func cubics(from start: Point) -> [Cubic]? {
    let half = (start - end) * 0.5
    guard half != .zero else { return [] }
    // Half the chord where the ellipse is the unit circle.
    let chord = toCircle(half)
    let squared = chord.x * chord.x + chord.y * chord.y
    guard squared.isNormal else { return nil }
    // Radii that do not reach are scaled up until they do.
    let reach = max(1, squared.squareRoot())
    let away = (isLarge != isClockwise ? 1.0 : -1) * (max(0, 1 - squared) / squared).squareRoot()
    let center = Point(chord.y, -chord.x) * away
    let middle = start - half
    let first = (chord - center) * (1 / reach)
    let last = (chord + center) * (-1 / reach)
    let middleUnit = quarterTurn(chord * (1 / chord.length))
    let units = split(first, middleUnit) + split(middleUnit, last)
    var cubics = units.map { unit in
      [unit.first, unit.second, unit.end].map { fromCircle($0 * reach + center) + middle }
    }
    // The end is given: no error of rounding may open the outline.
    cubics[cubics.count - 1][2] = end
    guard cubics.allSatisfy({ $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else {
      return nil
    }
    return cubics.map { ($0[0], $0[1], $0[2]) }
  }

  /// The arc of the unit circle between two unit vectors, 180° at most, halved until no part exceeds
  /// 45°. Angles are never needed: a chord is parallel to the tangent in the middle of its arc.
  private func split(_ start: Point, _ end: Point) -> [Cubic] {
    let dot = start.x * end.x + start.y * end.y
    // cos 45°, less what rounding may take.
    guard dot < 0.707_106_78 else { return [cubic(start, end)] }
    let chord = end - start
    let middle = quarterTurn(chord * (-1 / chord.length))
    return split(start, middle) + split(middle, end)
  }

  private func cubic(_ start: Point, _ end: Point) -> Cubic {
    // 4/3 · tan(angle / 4), from half the chord, which is the sine of half the angle.
    let sine = (end - start).length / 2
    let handle = 4.0 / 3 * sine / (1 + (1 - sine * sine).squareRoot())
    return (start + quarterTurn(start) * handle, end - quarterTurn(end) * handle, end)
  }

  /// A vector turned by 90° the way the arc goes.
  private func quarterTurn(_ vector: Point) -> Point {
    isClockwise ? Point(-vector.y, vector.x) : Point(vector.y, -vector.x)
  }

  private func toCircle(_ vector: Point) -> Point {
    let (sine, cosine) = (rotation.sine, rotation.cosine)
    return Point(
      (vector.x * cosine + vector.y * sine) / abs(radii.x),
      (vector.y * cosine - vector.x * sine) / abs(radii.y))
  }

  private func fromCircle(_ vector: Point) -> Point {
    let (x, y) = (vector.x * abs(radii.x), vector.y * abs(radii.y))
    return Affine.rotation(rotation).apply(to: Point(x, y))
  }
}
