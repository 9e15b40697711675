import DisplayList
import Geometry
import Markers
import Testing

/// The pack's artwork against the numbers of its brief.
@Suite struct ArtworkTests {
  static func rings(_ name: String) throws -> [[Point]] {
    Polygons(try Artwork.icon(name).path).rings
  }

  /// The ink in square units. Holes run against their outline, so that their areas count as less.
  static func ink(_ name: String) throws -> Double {
    abs(try rings(name).reduce(0) { $0 + Polygons.area($1) })
  }

  static func bounds(_ ring: [Point]) -> Rect {
    Path.polygon(ring).bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  @Test(arguments: [
    ("train", 210.0), ("bus", 203), ("star", 200), ("train+bus", 413),
    // An open figure of strokes 3 wide at most cannot weigh what a filled glyph does.
    ("alert", 204.5), ("wheelchair", 135),
  ])
  func hasItsWeight(name: String, area: Double) throws {
    let ink = try Self.ink(name)
    #expect(abs(ink - area) < 0.7, "\(ink)")
    // Even-odd and the rings' directions agree: 576 pixels of one unit.
    let coverage = Coverage(try Artwork.icon(name).path)
    #expect(abs(coverage.total - ink) < 0.3)
  }

  @Test func trainAndBusWeighTheSame() throws {
    let (train, bus) = (try Self.ink("train"), try Self.ink("bus"))
    #expect(max(train, bus) / min(train, bus) < 1.05)
  }

  @Test(arguments: Artwork.names) func keepsToTheLiveArea(name: String) throws {
    let icon = try Artwork.icon(name)
    let bounds = try #require(icon.path.bounds)
    #expect(icon.viewBox == Rect(x: 0, y: 0, width: name == "train+bus" ? 51.75 : 24, height: 24))
    #expect(icon.fillRule == .evenOdd)
    #expect(bounds.minX >= 2 && bounds.maxX <= icon.viewBox.width - 2)
    #expect(bounds.minY >= 1.6 && bounds.maxY <= 22.4)
  }

  @Test(arguments: ["train", "bus", "star", "alert"]) func isSymmetric(name: String) throws {
    let coverage = Coverage(try Artwork.icon(name).path.applying(.scale(4)))
    let differences = (0..<96 * 48).map { pixel in
      let (x, y) = (pixel / 96, pixel % 96)
      return abs(coverage[x, y] - coverage[95 - x, y])
    }
    #expect((differences.max() ?? 1) < 0.002)
  }

  @Test func trainHasTheBriefsParts() throws {
    let rings = try Self.rings("train")
    let boxes = rings.map(Self.bounds)
    expect(boxes[0], Rect(x: 4, y: 1.6, width: 16, height: 20.8))
    expect(boxes[1], Rect(x: 6.75, y: 5.6, width: 10.5, height: 4.8))
    expect(boxes[2], Rect(x: 7.15, y: 12.75, width: 2.9, height: 2.9))
    expect(boxes[3], Rect(x: 13.95, y: 12.75, width: 2.9, height: 2.9))
    for foot in [Point(4.7, 22.4), Point(7.9, 22.4), Point(16.1, 22.4), Point(19.3, 22.4)] {
      #expect(rings[0].contains(foot))
    }
  }

  @Test func busHasTheBriefsParts() throws {
    let rings = try Self.rings("bus")
    let boxes = rings.map(Self.bounds)
    expect(boxes[0], Rect(x: 2, y: 2.75, width: 20, height: 18.5))
    expect(boxes[1], Rect(x: 6.5, y: 5.5, width: 11, height: 6))
    expect(boxes[2], Rect(x: 6.5, y: 13.65, width: 2.9, height: 2.9))
    expect(boxes[3], Rect(x: 14.6, y: 13.65, width: 2.9, height: 2.9))
    for corner in [Point(9, 18.75), Point(15, 18.75), Point(4, 7.5), Point(20, 12)] {
      #expect(rings[0].contains(corner))
    }
  }

  @Test(arguments: ["train", "bus", "alert", "wheelchair"]) func wallsAreThickEnough(name: String)
    throws
  {
    let rings = try Self.rings(name)
    for (index, ring) in rings.enumerated() {
      for other in rings[..<index] {
        let wall = min(Polygons.distance(ring, other), Polygons.distance(other, ring))
        #expect(wall >= 2.1, "\(wall)")
      }
    }
  }

  @Test func pairIsTrainAndBus() throws {
    let pair = try Artwork.icon("train+bus").path.elements
    let train = try Artwork.icon("train").path.elements
    let bus = try Artwork.icon("bus").path.offset(by: Point(27.75, 0)).elements
    #expect(pair.count == train.count + bus.count)
    let distances = zip(pair, train + bus).map { PathDataTests.farthest($0, $1) }
    #expect((distances.max() ?? 1) < 1e-6)
  }

  @Test func starHasFiveEqualTips() throws {
    let ring = try #require(try Self.rings("star").first)
    let center = Point(12, 12.6)
    // Each tip's arc is 1.6 about a point 8.83 from the centre.
    for turn in 0..<5 {
      let tip = center + Angle(degrees: 72 * Double(turn)).fromNorth * 8.83
      let arc = ring.filter { ($0 - tip).length < 1.601 }
      #expect(arc.count > 40 && arc.allSatisfy { ($0 - tip).length > 1.599 })
    }
    #expect(abs((ring.map { ($0 - center).length }.max() ?? 0) - 10.43) < 0.001)
    #expect(abs((ring.map { ($0 - center).length }.min() ?? 0) - 5.493) < 0.001)
  }

  private func expect(
    _ rect: Rect, _ other: Rect, location: SourceLocation = #_sourceLocation
  ) {
    let isClose =
      abs(rect.x - other.x) < 0.001 && abs(rect.y - other.y) < 0.001
      && abs(rect.width - other.width) < 0.001 && abs(rect.height - other.height) < 0.001
    #expect(isClose, "\(rect) is not \(other)", sourceLocation: location)
  }
}
