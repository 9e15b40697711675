import Foundation
import Testing

/// The reference's outlines against areas known in closed form.
@Suite struct OutlineAreaTests {
  @Test(arguments: [3.5, 10.5, 22])
  func discHasItsArea(radius: Double) {
    let disc = Outline.disc(radius: radius, center: Vector(3.3, -7.1))
    #expect(abs(disc.area - .pi * radius * radius) < 1e-9)
  }

  @Test(arguments: [(20, 20, 5), (79.18, 26, 13), (4.95, 13.2, 1.98), (22, 17, 6)])
  func roundedBoxLosesOnlyItsCorners(width: Double, height: Double, radius: Double) {
    let box = Outline.roundedBox(width, height, radius: radius, center: Vector(0.7, 40.2))
    #expect(abs(box.area - (width * height - (4 - .pi) * radius * radius)) < 1e-9)
  }

  @Test func arrowheadHasTheAreaOfItsTwoTriangles() {
    // 13 wide: 10 high, less a notch 2.5 deep.
    for bearing in [0, 22.5, 45, 90, 200] {
      let area = Outline.polygon(CoverageCase.arrowhead(bearing)).area
      #expect(abs(area - (13 * 10 - 13 * 2.5) / 2) < 1e-9)
    }
  }

  @Test func outsetConvexPolygonFollowsSteiner() {
    // A 3-4-5 triangle: area 6, perimeter 12.
    let triangle = [Vector(0, 0), Vector(4, 0), Vector(0, 3)]
    #expect(abs(Outline.outset(triangle, by: 2).area - (6 + 12 * 2 + .pi * 4)) < 1e-9)
  }

  @Test func outsetArrowheadFollowsSteinerLessItsNotch() {
    let flank = (6.5 * 6.5 + 10 * 10).squareRoot()
    let notch = (6.5 * 6.5 + 2.5 * 2.5).squareRoot()
    // The notch turns back by twice the angle at which its edges rise.
    let turnBack = 2 * atan2(2.5, 6.5)
    let sectors = (2 * .pi + turnBack) / 2 * 4
    // At the notch the two moved edges overlap in a kite.
    let kite = 4 * tan(turnBack / 2)
    let expected = 48.75 + 2 * (flank + notch) * 2 + sectors - kite
    for bearing in [0, 22.5, 200] {
      let keyline = Outline.outset(CoverageCase.arrowhead(bearing), by: 2)
      #expect(abs(keyline.area - expected) < 1e-9)
    }
  }

  @Test(arguments: [(25, 7), (21, 5), (19, 4)])
  func continuousSquareLosesWhatItsPublishedCurveCuts(side: Double, radius: Double) {
    // The same curve as 3 × 4000 chords, from the corner: what lies between it and the corner.
    let p = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
      (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
    var cut = 0.0
    for first in [0, 3, 6] {
      let cubic = (first...first + 3).map { Vector(p[$0].0, p[$0].1) }
      let points = (0...4000).map { deCasteljau(cubic, Double($0) / 4000) }
      cut += zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
    }
    let expected = side * side - 4 * abs(cut) * radius * radius
    #expect(abs(Outline.continuousSquare(side, radius: radius).area - expected) < 1e-5)
    #expect(abs(cut) > 1 - .pi / 4)
  }

  @Test func ringIsTheDifferenceOfItsDiscs() {
    let ring = Outline.disc(radius: 22).cutting(.disc(radius: 21))
    #expect(abs(ring.area - .pi * (22 * 22 - 21 * 21)) < 1e-9)
  }

  @Test func boundsReachTheExtremesOfArcsAndCubics() {
    let arrow = Outline.outset(CoverageCase.arrowhead(90), by: 2).bounds
    #expect(abs(arrow.high.x - 27.5) < 1e-9)
    #expect(abs(arrow.high.y - 8.5) < 1e-9 && abs(arrow.low.y + 8.5) < 1e-9)
    let square = Outline.continuousSquare(25, radius: 7).bounds
    #expect(abs(square.low.x + 12.5) < 1e-9 && abs(square.high.y - 12.5) < 1e-9)
    // A lone arch: y reaches 3/4 of its handles.
    let arch = Outline(
      segments: [
        .cubic(Vector(0, 0), Vector(0, -4), Vector(8, -4), Vector(8, 0)),
        .line(Vector(8, 0), Vector(0, 0)),
      ])
    #expect(abs(arch.bounds.low.y + 3) < 1e-9)
  }

  private func deCasteljau(_ points: [Vector], _ t: Double) -> Vector {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
    }
    return points[0]
  }
}
