import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

/// A disc against the exact area that it covers of every pixel.
@Suite struct PreciseGroupTests {
  /// The largest distance, in levels of 255, between a drawn black disc and its exact coverage.
  private func largestError(isPrecise: Bool, center: Point, radius: Double) throws -> Double {
    let disc = DisplayGroup(
      "disc", isPrecise: isPrecise, items: [.disc(center.x, center.y, radius, .black)])
    let bitmap = try drawn([.group(disc)], 64, 64)
    var worst = 0.0
    for y in 0..<64 {
      for x in 0..<64 {
        let exact = 255 * coverage(x, y, center, radius)
        worst = max(worst, abs(Double(bitmap.alpha(x, y)) - exact))
      }
    }
    return worst
  }

  /// The part of a pixel within a disc: exact along x, the midpoint rule over 400 strips along y.
  private func coverage(_ x: Int, _ y: Int, _ center: Point, _ radius: Double) -> Double {
    let strips = 400
    var sum = 0.0
    for strip in 0..<strips {
      let height = Double(y) + (Double(strip) + 0.5) / Double(strips) - center.y
      let squared = radius * radius - height * height
      guard squared > 0 else { continue }
      let half = squared.squareRoot()
      let left = max(Double(x), center.x - half)
      let right = min(Double(x) + 1, center.x + half)
      sum += max(0, right - left)
    }
    return sum / Double(strips)
  }

  @Test func staysWithinSixLevelsWhereAPlainGroupDoesNot() throws {
    // A centre in a pixel's middle: at the top and bottom of the disc the edge is nearly level.
    let (center, radius) = (Point(32.5, 32.5), 28.0)
    #expect(try largestError(isPrecise: true, center: center, radius: radius) <= 6)
    #expect(try largestError(isPrecise: false, center: center, radius: radius) > 6)
  }

  @Test(arguments: [
    (Point(32, 32), 7.5), (Point(32, 32.25), 10.0), (Point(31.7, 32.4), 21.0),
    (Point(32.5, 32), 25.0),
  ])
  func staysWithinSixLevelsElsewhere(center: Point, radius: Double) throws {
    #expect(try largestError(isPrecise: true, center: center, radius: radius) <= 6)
  }

  @Test func drawsNoFurtherThanItsPicture() throws {
    let group = DisplayGroup("disc", isPrecise: true, items: [.disc(0, 0, 40, .black)])
    #expect(try drawn([.group(group)], 3, 2).pixels == Array(repeating: 0xFF00_0000, count: 6))
  }

  @Test func laysTranslucentPixelsOverWhatIsBelow() throws {
    let group = DisplayGroup(
      "veil", isPrecise: true, items: [.box(0, 0, 1, 1, .black.opacity(0.6))])
    let bitmap = try drawn([.box(0, 0, 2, 1, .white), .group(group)], 2, 1)
    #expect(bitmap.channels(0, 0) == [255, 102, 102, 102])
    #expect(bitmap.channels(1, 0) == [255, 255, 255, 255])
  }
}
