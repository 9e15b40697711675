import Geometry
import Markers
import Testing

/// Every size at which an icon is drawn must keep its parts together and its holes open.
@Suite struct LegibilityTests {
  /// One place where an icon is drawn.
  struct Use: CustomTestStringConvertible, Sendable {
    var icon: String
    var size: Double
    /// From the marker's anchor, which lies on a pixel corner.
    var center = Point.zero
    /// How much larger the marker is while it is selected.
    var selection = 1.0
    /// Pixels a point: the scale, times the exhibit zoom on sheets.
    var pixels = 1.0
    var parts = 1
    var holes = 3

    var testDescription: String {
      "\(icon) \(size) at \(center.x) × \(selection), \(pixels) px/pt"
    }

    func coverage() throws -> Coverage {
      let path = try Artwork.icon(icon).path(height: size, center: center)
      return Coverage(path.applying(.scale(selection * pixels)))
    }
  }

  /// Stations: the glyph's centre lies 2 + 22/2 behind the left end of a capsule
  /// 27.58 + 6.45 n wide, for n lines.
  static let stations: [Use] = (1...8).map { lines in
    Use(icon: "train", size: 16.5, center: Point(13 - (27.58 + 6.45 * Double(lines)) / 2, 0))
  }

  static let markers: [Use] = [
    Use(icon: "bus", size: 10.4), Use(icon: "bus", size: 13.5), Use(icon: "train", size: 15),
    Use(icon: "train", size: 16.5), Use(icon: "train", size: 19.2), Use(icon: "bus", size: 19.2),
    Use(icon: "train", size: 35.2), Use(icon: "bus", size: 35.2),
    Use(icon: "train+bus", size: 19.2, parts: 2, holes: 6),
    Use(icon: "star", size: 15, holes: 0), Use(icon: "star", size: 19.2, holes: 0),
    Use(icon: "alert", size: 22, holes: 2), Use(icon: "wheelchair", size: 22, parts: 3, holes: 0),
  ]

  /// 1.12 for stops and 1.25 for vehicles; what is neither is not selected.
  static func selection(_ use: Use) -> [Double] {
    switch use.size {
    case 10.4, 16.5: [1, 1.12]
    case 13.5, 15: [1, 1.25]
    default: [1]
    }
  }

  /// Every use at 1×, 2× and 3×, and at twice that, as sheets enlarge them.
  static let uses: [Use] = (markers + stations).flatMap { use in
    selection(use).flatMap { selection in
      [1.0, 2, 3, 4, 6].map { pixels in
        var use = use
        use.selection = selection
        use.pixels = pixels
        return use
      }
    }
  }

  @Test(arguments: uses) func keepsItsPartsTogetherAndItsHolesOpen(use: Use) throws {
    let topology = Topology(try use.coverage())
    #expect(topology.inkParts == use.parts)
    #expect(topology.holes == use.holes)
  }

  @Test func smallestBusHasAClearWindscreenAndLamps() throws {
    let coverage = try Use(icon: "bus", size: 10.4).coverage()
    // The view box's centre is the origin; the windscreen's is 1.5 px above it.
    for x in [-1, 0] { #expect(coverage[x, -2] <= 0.05) }
    for x in [-2, 1] { #expect(coverage[x, 1] <= 0.40, "lamp \(coverage[x, 1])") }
  }
}
