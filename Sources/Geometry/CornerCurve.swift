/// One corner as cubics, measured from the corner point: x back along the incoming edge, y forward
/// along the outgoing edge, in points.
struct CornerCurve {
  var start: Point
  var cubics: [(Point, Point, Point)]

  /// A quarter circle as two cubics of 45°. One cubic of 90° is off by 0.027 % of the radius,
  /// which shows as 4 of 255 levels on a 28 pt disc at 3×; two are off by 0.0004 %.
  static func circular(radius: Double) -> CornerCurve {
    // 4/3 · tan(45° / 4): the handle of a 45° arc, in radii.
    let handle = 0.265_216_489_839_544_5 * radius
    let half = Angle(degrees: 45)
    // The arc's middle, and its tangent there.
    let middle = Point(radius * (1 - half.sine), radius * (1 - half.cosine))
    let along = Point(-half.cosine, half.sine) * handle
    return CornerCurve(
      start: Point(radius, 0),
      cubics: [
        (Point(radius - handle, 0), middle - along, middle),
        (middle + along, Point(0, radius - handle), Point(0, radius)),
      ])
  }

  /// How far Apple's corner curve reaches along an edge, in radii (spec §2).
  static let continuousReach = 1.528_665

  /// Apple's corner curve of `radius`; constants as published (spec §2, "Continuous corners").
  static func continuous(radius: Double) -> CornerCurve {
    let half: [Point] = [
      Point(continuousReach, 0), Point(1.088_492_96, 0), Point(0.868_406_94, 0),
      Point(0.631_493_79, 0.074_911_39), Point(0.372_823_83, 0.169_059_56),
    ]
    .map { $0 * radius }
    let mirrored = half.map { Point($0.y, $0.x) }
    return CornerCurve(
      start: half[0],
      cubics: [
        (half[1], half[2], half[3]),
        (half[4], mirrored[4], mirrored[3]),
        (mirrored[2], mirrored[1], mirrored[0]),
      ])
  }
}
