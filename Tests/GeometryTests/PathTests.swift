import Geometry
import Testing

@Suite struct PathTests {
  @Test func quadraticEqualsItsCubic() throws {
    let (start, control, end) = (Point(1, 2), Point(7, -4), Point(10, 11))
    var path = Path()
    path.move(to: start)
    path.quadratic(from: start, control, to: end)
    let piece = try #require(Outline(path).pieces.first)
    for step in 0...16 {
      let t = Double(step) / 16
      let s = 1 - t
      let expected = Point(
        s * s * 1 + 2 * s * t * 7 + t * t * 10, s * s * 2 - 2 * s * t * 4 + t * t * 11)
      #expect(piece.point(at: t).isNear(expected, within: 1e-14))
      #expect(
        Path.pointOnCubic(piece.start, piece.first, piece.second, piece.end, at: t)
          .isNear(expected, within: 1e-14))
    }
  }

  @Test func circleStaysOnItsRadius() {
    let center = Point(3, -2)
    for point in Outline(.circle(center: center, radius: 14)).points() {
      #expect(abs((point - center).length - 14) <= 14e-5)
    }
  }

  @Test func circleHasItsArea() {
    let area = Outline(.circle(center: Point(3, -2), radius: 14)).area
    #expect(abs(area - .pi * 196) <= 2e-5 * 196)
  }

  @Test func polygonsClose() {
    let corners = [Point(0, 0), Point(4, 0), Point(4, 3)]
    #expect(
      Path.polygon(corners).elements
        == [.move(Point(0, 0)), .line(Point(4, 0)), .line(Point(4, 3)), .close])
    #expect(Path.polygon([]).isEmpty)
  }

  @Test func rectanglesRunClockwise() {
    let path = Path.rectangle(Rect(x: 1, y: 2, width: 4, height: 3))
    #expect(
      path.elements
        == [
          .move(Point(1, 2)), .line(Point(5, 2)), .line(Point(5, 5)), .line(Point(1, 5)), .close,
        ])
    #expect(Outline(path).area == 12)
  }

  @Test func segmentsStayOpen() {
    #expect(
      Path.segment(Point(1, 2), Point(3, 4)).elements == [.move(Point(1, 2)), .line(Point(3, 4))])
  }

  @Test func everyPointIsMapped() {
    var path = Path()
    path.move(to: Point(1, 0))
    path.line(to: Point(2, 1))
    path.cubic(Point(3, 2), Point(4, 3), to: Point(5, 4))
    path.close()
    let mapped: [Path.Element] = [
      .move(Point(0, 1)), .line(Point(-1, 2)), .cubic(Point(-2, 3), Point(-3, 4), Point(-4, 5)),
      .close,
    ]
    #expect(path.applying(.rotation(Angle(degrees: 90))).elements == mapped)
    #expect(
      path.offset(by: Point(10, 20)).elements
        == [
          .move(Point(11, 20)), .line(Point(12, 21)),
          .cubic(Point(13, 22), Point(14, 23), Point(15, 24)), .close,
        ])
  }

  @Test func appendingKeepsSubpathsApart() {
    var path = Path.segment(Point(0, 0), Point(1, 0))
    path.append(.segment(Point(0, 5), Point(1, 5)))
    #expect(
      path.elements
        == [.move(Point(0, 0)), .line(Point(1, 0)), .move(Point(0, 5)), .line(Point(1, 5))])
  }
}
