import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Spec §2, "heading arrow".
@Suite struct HeadingArrowTests {
  private func draw(
    _ bearing: Double?, isStale: Bool = false, isSelected: Bool = false,
    _ theme: Theme = .light
  ) throws -> Marker {
    let state = TrainState(
      line: "red", bearing: bearing, isStale: isStale, isSelected: isSelected)
    return try MarkerState.train(state).draw(TestDesign.make(theme))
  }

  private func vertices(_ bearing: Double) throws -> [Point] {
    try draw(bearing).layer("arrow/body").outline.ends
  }

  static let north = [Point(0, -25.5), Point(6.5, -15.5), Point(0, -18), Point(-6.5, -15.5)]

  static let turned: [(Double, [Point])] = [
    (0, north),
    (90, [Point(25.5, 0), Point(15.5, 6.5), Point(18, 0), Point(15.5, -6.5)]),
    (180, [Point(0, 25.5), Point(-6.5, 15.5), Point(0, 18), Point(6.5, 15.5)]),
    (270, [Point(-25.5, 0), Point(-15.5, -6.5), Point(-18, 0), Point(-15.5, 6.5)]),
    // sin 30° = 0.5, cos 30° = 0.866025…: x' = x cos − y sin, y' = x sin + y cos.
    (
      30,
      [
        Point(12.75, -22.083647796503186), Point(13.379165124598853, -10.1733937586588),
        Point(9, -15.588457268119896), Point(2.120834875401148, -16.6733937586588),
      ]
    ),
  ]

  @Test(arguments: turned) func vertices(bearing: Double, expected: [Point]) throws {
    #expect(try vertices(bearing).isClose(to: expected))
  }

  @Test(arguments: [(360.0, 0.0), (720, 0), (-45, 315), (450, 90), (-1e-20, 0), (-360, 0)])
  func bearingsRepeat(given: Double, same: Double) throws {
    #expect(try vertices(given).isClose(to: vertices(same)))
  }

  /// A Double that large is a whole number; its remainder by 360 is worked out with long integers.
  @Test(arguments: [(1e300, 0.0), (1e299, 216), (-1e299, 144), (1e298, 344)])
  func hugeBearingsAreTakenExactly(given: Double, same: Double) throws {
    #expect(try vertices(given).isClose(to: vertices(same)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func otherBearingsAreErrors(bearing: Double) throws {
    for state in [
      MarkerState.train(TrainState(line: "red", bearing: bearing)),
      .bus(BusState(route: try .named("22"), bearing: bearing)),
    ] {
      let design = try TestDesign.make()
      let error = #expect(throws: DrawingError.self) { try state.draw(design) }
      #expect(error?.description.contains("bearing \(bearing)") == true)
    }
  }

  @Test func withoutABearingThereIsNoArrow() throws {
    #expect(try draw(nil).layers("arrow/body").isEmpty)
    #expect(try draw(nil).layers("arrow/keyline").isEmpty)
    #expect(try !draw(0).layers("arrow/body").isEmpty)
  }

  @Test(arguments: [1.0, 22.5, 44.9, 90, 133, 179, 180])
  func headingsMirror(bearing: Double) throws {
    let mirrored = try vertices(-bearing).map { Point(-$0.x, $0.y) }
    let own = try vertices(bearing)
    // The tip and the notch lie on the axis, the wings change places.
    #expect(mirrored.isClose(to: [own[0], own[3], own[2], own[1]]))
    let keylines = try [bearing, -bearing].map { try draw($0).layer("arrow/keyline").bounds }
    #expect(keylines[0].maxX.isClose(to: -keylines[1].minX))
    #expect(keylines[0].minX.isClose(to: -keylines[1].maxX))
    #expect(keylines[0].minY.isClose(to: keylines[1].minY))
  }

  @Test(arguments: [0.0, 22.5, 90, 211])
  func theKeylineLiesTwoPointsAround(bearing: Double) throws {
    let marker = try draw(bearing)
    let polygon = try marker.layer("arrow/body").outline.ends
    let outline = try marker.layer("arrow/keyline").outline.samples()
    #expect(outline.count > 64)
    for point in outline {
      #expect(abs(point.distance(toEdgesOf: polygon) - 2) < 1e-4, "\(point)")
      #expect(!point.isInside(polygon), "\(point)")
    }
  }

  @Test func keylineBoundsAtNorth() throws {
    let bounds = try draw(0).layer("arrow/keyline").bounds
    #expect(bounds.isClose(to: Rect(x: -8.5, y: -27.5, width: 17, height: 14), within: 1e-4))
  }

  @Test(
    arguments: [
      (Theme.light, false, "#FFFFFF", "#C60C30"), (.light, true, "#FFFFFF", "#66707F"),
      (.dark, false, "#0F141C", "#C60C30"), (.dark, true, "#0F141C", "#7C8796"),
    ], [false, true])
  func colors(
    row: (theme: Theme, isStale: Bool, keyline: String, body: String), isSelected: Bool
  ) throws {
    let marker = try draw(90, isStale: row.isStale, isSelected: isSelected, row.theme)
    #expect(try marker.layer("arrow/keyline").hex == row.keyline)
    #expect(try marker.layer("arrow/body").hex == row.body)
  }
}

extension Point {
  /// The distance to the nearest edge of a polygon.
  fileprivate func distance(toEdgesOf polygon: [Point]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { start, end in
      let (edge, own) = (end - start, self - start)
      let t = (edge.x * own.x + edge.y * own.y) / (edge.x * edge.x + edge.y * edge.y)
      return (own - edge * min(1, max(0, t))).length
    }.min() ?? .infinity
  }

  /// Whether the point lies within a polygon: an odd number of edges to its right.
  fileprivate func isInside(_ polygon: [Point]) -> Bool {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).filter { start, end in
      (start.y > y) != (end.y > y)
        && x < start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
    }.count % 2 == 1
  }
}
