import DesignTokens
import Geometry
import Markers
import Testing

/// How much of a bus's arrow its tag covers: held against lines across what is drawn, and against
/// figures worked out from spec §2.
@Suite struct ArrowTagOverlapTests {
  private func overlap(
    _ bearing: Double, _ route: String = "22", overlays: [String] = []
  ) throws -> ArrowTagOverlap {
    try ArrowTagOverlap(
      route: .named(route), bearing: bearing, TestDesign.make(overlays: overlays))
  }

  @Test func wholeAreas() throws {
    let overlap = try overlap(90)
    // 13 · 10 / 2, less the notch, 13 · 2.5 / 2.
    #expect(overlap.fill.whole.isClose(to: 48.75))
    // Around it 2 wide: 2 for each point of the perimeter 2 · √(6.5² + 10²) + 2 · √(6.5² + 2.5²);
    // sectors of radius 2 at the three outer corners, a full turn and the notch's 42.075°; less what
    // counts twice in the notch, 2² · 2.5 / 6.5.
    let keyline = 2 * 37.7821 + 2 * (6.283185 + 0.734350) - 4 * 0.384615
    #expect(overlap.arrow.whole.isClose(to: 48.75 + keyline, within: 0.01))
  }

  @Test(arguments: [
    -90.0, 0, 22.5, 45, 57.2, 60, 75, 90, 135, 180, 225, 270, 300, 302.8, 315, 337.5,
  ])
  func nothingIsCovered(bearing: Double) throws {
    let overlap = try overlap(bearing)
    #expect(overlap.isEmpty)
    #expect(overlap.region.vertices.isEmpty)
    #expect(overlap.arrow.covered == 0 && overlap.arrow.share == 0)
    #expect(overlap.fill.covered == 0 && overlap.fill.share == 0)
  }

  /// The tag's lower corner has its centre at (5, −20.5) and a radius of 6, the arrow's keyline one of
  /// 2: they touch where the arrowhead's outline is 8 from that centre, at 57.107°.
  @Test(arguments: [45.01, 50, 57.1, 302.9, 310, 314.99, -45.1, 765.1])
  func somethingIsCovered(bearing: Double) throws {
    let overlap = try overlap(bearing)
    #expect(!overlap.isEmpty)
    #expect(overlap.arrow.covered > 0)
    #expect(!overlap.isTagBelow)
  }

  /// The drawn arrow within the drawn tag, line by line.
  @Test(
    arguments: ["22", "1234", "Jeffery Jump"], [45.01, 53, 57, 63, 0, 314.99, 300])
  func areasAreThoseOfTheDrawing(route: String, bearing: Double) throws {
    let overlap = try overlap(bearing, route)
    let state = BusState(route: try .named(route), bearing: bearing)
    let marker = try MarkerState.bus(state).draw(TestDesign.make())
    let tag = try marker.layer("tag/stroke").outline
    for (layer, measure) in [("arrow/keyline", overlap.arrow), ("arrow/body", overlap.fill)] {
      let outline = try marker.layer(layer).outline
      #expect(Scanlines.area(outline).isClose(to: measure.whole, within: 0.05), "\(layer)")
      #expect(Scanlines.area(outline, tag).isClose(to: measure.covered, within: 0.05), "\(layer)")
      #expect(measure.share.isClose(to: measure.covered / measure.whole))
    }
    #expect(overlap.region.area.isClose(to: overlap.arrow.covered))
    #expect(overlap.isTagBelow == (bearing == 0))
    if let box = overlap.region.bounds, let all = tag.bounds {
      #expect(all.inset(by: -0.001).contains(box))
    }
  }

  @Test(arguments: [45.1, 50.0, 56.5])
  func leftMirrorsRight(bearing: Double) throws {
    let (right, left) = (try overlap(bearing), try overlap(360 - bearing))
    #expect(left.arrow.covered.isClose(to: right.arrow.covered, within: 1e-6))
    #expect(left.fill.covered.isClose(to: right.fill.covered, within: 1e-6))
    let (a, b) = (try #require(left.region.bounds), try #require(right.region.bounds))
    #expect(a.minX.isClose(to: -b.maxX, within: 1e-6))
    #expect(a.minY.isClose(to: b.minY, within: 1e-6))
  }

  @Test func allAroundInSteps() throws {
    let geometry = try ArrowTagGeometry(.named("22"), TestDesign.make())
    let found = try geometry.overlaps(at: (0..<3600).map { Double($0) / 10 })
    // 45.1 to 57.1 and their mirror images: 121 steps each.
    #expect(found.count == 242)
    #expect(found.first?.bearing == 45.1 && found.last?.bearing == 314.9)
    #expect(found[120].bearing == 57.1 && found[121].bearing == 302.9)
    let worst = found.max { $0.arrow.share < $1.arrow.share }
    #expect([45.1, 314.9].contains(worst?.bearing))
  }

  @Test func aTagOverAllCoversAll() throws {
    let overlap = try overlap(
      60,
      overlays: [
        Overlay.dimension("vehicle.tag.min-width", 100),
        Overlay.dimension("vehicle.tag.height", 100),
      ])
    #expect(overlap.arrow.share.isClose(to: 1))
    #expect(overlap.fill.share.isClose(to: 1))
  }

  @Test func tokensMoveIt() throws {
    let far = try overlap(
      46, overlays: [Overlay.dimension("vehicle.tag.distance", 40)])
    #expect(far.isEmpty)
    let below = try overlap(
      46, overlays: [Overlay.number("vehicle.tag.below-to", 50)])
    #expect(below.isEmpty && below.isTagBelow)
    // The arrow to the south meets a tag that hangs below.
    let south = try overlap(
      180,
      overlays: [
        Overlay.number("vehicle.tag.below-to", 200),
        Overlay.number("vehicle.tag.below-from", 201),
      ])
    #expect(south.isTagBelow && south.fill.share > 0.9)
    #expect((south.region.bounds?.minY ?? 0) > 14)
  }

  @Test func anArrowOfNoSizeHasNoShare() throws {
    let overlap = try overlap(
      46,
      overlays: ["width", "height", "notch"].map { Overlay.dimension("vehicle.arrow.\($0)", 0) }
        + [Overlay.dimension("keyline.width", 0)])
    #expect(overlap.arrow.whole == 0)
    #expect(overlap.arrow.share == 0 && overlap.fill.share == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aBearingIsFinite(bearing: Double) throws {
    let design = try TestDesign.make()
    let route = try RouteName.named("22")
    let error = #expect(throws: DrawingError.self) {
      _ = try ArrowTagOverlap(route: route, bearing: bearing, design)
    }
    #expect(
      error?.description == "bearing \(bearing): any finite number of degrees, clockwise from north"
    )
  }
}

/// Areas by horizontal lines, 1/50 of a point apart, and what lies inside on each.
private enum Scanlines {
  private static let step = 0.02

  /// The area of one outline, or of what lies in two, the second of which is convex.
  static func area(_ first: Path, _ second: Path? = nil) -> Double {
    guard let box = first.bounds else { return 0 }
    let rings = Polygons(first).rings
    let others = second.map { Polygons($0).rings }
    var length = 0.0
    // Halfway between multiples of the step: the tag's straight edges, at −14.5 and −31.5, are some.
    let first = (box.minY / step).rounded(.down) * step
    for y in stride(from: first + step / 2, to: box.maxY, by: step) {
      let ends = crossings(rings, y)
      let limits = others.map { crossings($0, y) } ?? [-1000, 1000]
      guard limits.count == 2 else { continue }
      for index in stride(from: 0, to: ends.count - 1, by: 2) {
        length += max(0, min(ends[index + 1], limits[1]) - max(ends[index], limits[0]))
      }
    }
    return length * step
  }

  /// Where a horizontal line crosses the rings, from the left.
  private static func crossings(_ rings: [[Point]], _ y: Double) -> [Double] {
    rings.flatMap(Polygons.edges(of:)).compactMap { start, end in
      guard (start.y > y) != (end.y > y) else { return nil }
      return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    }.sorted()
  }
}
