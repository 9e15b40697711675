import Geometry
import Testing

@Suite struct RoundedRectTests {
  private let rect = Rect(x: 10, y: 20, width: 44, height: 28)

  @Test(arguments: [2.0, 10, 14])
  func circularCornersAreArcs(radius: Double) {
    let arcs = Outline(RoundedRect(rect, radius: radius).path).pieces.filter { !$0.isLine }
    #expect(arcs.count == 8)
    for (index, arc) in arcs.enumerated() {
      // Clockwise from the top right corner, two pieces each.
      let right = index < 4
      let bottom = 2..<6 ~= index
      let center = Point(
        right ? rect.maxX - radius : rect.minX + radius,
        bottom ? rect.maxY - radius : rect.minY + radius)
      for step in 0...64 {
        let distance = (arc.point(at: Double(step) / 64) - center).length
        #expect(abs(distance - radius) <= 1e-5 * radius, "piece \(index)")
      }
    }
  }

  @Test(arguments: [0.0, 2, 10, 14])
  func areaIsThatOfTheRectangleWithoutItsCorners(radius: Double) {
    let area = Outline(RoundedRect(rect, radius: radius).path).area
    let exact = 44 * 28 - (4 - .pi) * radius * radius
    // An arc that lies 4e-6 r outside at most adds less than 2e-5 r².
    #expect(abs(area - exact) <= 2e-5 * radius * radius)
  }

  @Test func outlineRunsFromTheTopEdgesLeftEnd() {
    let elements = RoundedRect(rect, radius: 4).path.elements
    #expect(elements.first == .move(Point(50, 20)))
    #expect(elements.last == .close)
  }

  @Test func radiusIsAtMostHalfTheShorterSide() {
    #expect(RoundedRect(rect, radius: 100).radius == 14)
    #expect(RoundedRect(rect, radius: 14.001).radius == 14)
    #expect(RoundedRect(rect, radius: 14).radius == 14)
    #expect(
      RoundedRect(Rect(x: 0, y: 0, width: 3, height: 9), radius: 5, style: .continuous).radius
        == 1.5)
    #expect(RoundedRect(Rect(x: 0, y: 0, width: 0, height: 9), radius: 5).radius == 0)
  }

  @Test(arguments: [RoundedRect.CornerStyle.circular, .continuous], [0.0, -3])
  func withoutARadiusItIsTheRectangle(style: RoundedRect.CornerStyle, radius: Double) {
    let square = RoundedRect(rect, radius: radius, style: style)
    #expect(square.radius == 0)
    #expect(
      square.path.elements
        == [
          .move(Point(10, 20)), .line(Point(54, 20)), .line(Point(54, 48)),
          .line(Point(10, 48)), .close,
        ])
  }

  @Test(arguments: [RoundedRect.CornerStyle.circular, .continuous], [1.0, 7, 14])
  func boundsAreTheRectangle(style: RoundedRect.CornerStyle, radius: Double) {
    let bounds = RoundedRect(rect, radius: radius, style: style).path.bounds
    #expect(bounds?.isNear(rect) == true)
  }

  @Test func insetKeepsTheCentresOfTheCorners() {
    let body = RoundedRect(Rect(center: .zero, side: 25), radius: 7, style: .continuous)
    let inner = RoundedRect(Rect(center: .zero, side: 21), radius: 5, style: .continuous)
    #expect(body.inset(by: 2) == inner)
    #expect(inner.inset(by: -2) == body)
    #expect(inner.inset(by: 6).radius == 0)
  }
}
