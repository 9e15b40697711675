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
    let bitmap = try drawn([.group(disc)], 32, 32)
    var worst = 0.0
    for y in 0..<32 {
      for x in 0..<32 {
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

  @Test func explore() throws {
    for radius in [3.5, 5, 7.84, 10, 12.5, 14] {
      for dy in [0.0, 0.25, 0.5, 0.02, 0.98] {
        let c = Point(16, 16 + dy)
        print(radius, dy, try largestError(isPrecise: false, center: c, radius: radius), try largestError(isPrecise: true, center: c, radius: radius))
      }
    }
  }
}
