import Geometry
import Testing

@Suite struct FlatOutlineTests {
  private let square = FlatOutline(.rectangle(Rect(x: 0, y: 0, width: 10, height: 4)))

  @Test(arguments: [
    (Point(5, 2), true), (Point(0.1, 3.9), true), (Point(-0.1, 2), false), (Point(5, 4.1), false),
    (Point(11, -3), false),
  ])
  func containsWhatLiesWithin(point: Point, isInside: Bool) {
    #expect(square.contains(point) == isInside)
  }

  /// To the nearest edge, from either side, or to a corner.
  @Test(arguments: [
    (Point(5, 2), 2.0), (Point(5, 7), 3.0), (Point(-2, 1), 2.0), (Point(13, 8), 5.0),
  ])
  func distanceIsToTheOutline(point: Point, distance: Double) {
    #expect(abs(square.distance(to: point) - distance) < 1e-9)
  }

  @Test func curvesAreFollowed() {
    let disc = FlatOutline(.circle(center: Point(20, 30), radius: 12.5))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let direction = Angle(degrees: degrees).fromNorth
      let near = Point(20, 30) + direction * 14.5
      #expect(abs(disc.distance(to: near) - 2) < 0.08, "\(degrees)")
      #expect(!disc.contains(near))
      #expect(disc.contains(Point(20, 30) + direction * 12.4))
    }
  }

  @Test func anEmptyOutlineIsNowhere() {
    let nothing = FlatOutline(Path())
    #expect(!nothing.contains(.zero))
    #expect(nothing.distance(to: .zero) == .infinity)
  }
}
