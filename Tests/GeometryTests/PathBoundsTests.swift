import Geometry
import Testing

@Suite struct PathBoundsTests {
  private func cubic(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Path {
    Path([.move(start), .cubic(first, second, end)])
  }

  @Test func nothingHasNoBounds() {
    #expect(Path().bounds == nil)
  }

  @Test func linesHoldTheirEnds() {
    let path = Path.polygon([Point(3, 1), Point(-2, 4), Point(0, -5)])
    #expect(path.bounds == Rect(x: -2, y: -5, width: 5, height: 9))
  }

  @Test func archPeaksAtThreeQuartersOfItsHandles() {
    // y = 12 t (1 − t): 3 at t = ½, where the control points stand at 4.
    let path = cubic(Point(0, 0), Point(0, 4), Point(10, 4), Point(10, 0))
    #expect(path.bounds?.isNear(Rect(x: 0, y: 0, width: 10, height: 3)) == true)
  }

  @Test func waveTurnsTwice() {
    // y = 18 t (1 − t)(1 − 2t): ±√3 at t = (3 ∓ √3) / 6.
    let path = cubic(Point(0, 0), Point(1, 6), Point(2, -6), Point(3, 0))
    let root = 3.0.squareRoot()
    #expect(path.bounds?.isNear(Rect(x: 0, y: -root, width: 3, height: 2 * root)) == true)
  }

  @Test func bulgeGoesPastItsEnds() {
    // x = −3t + 12t² − 8t³ turns at t = ½ ∓ √2/4, where it is (1 ∓ √2) / 2.
    let path = cubic(Point(0, 0), Point(-1, 1), Point(2, 2), Point(1, 3))
    let root = 2.0.squareRoot()
    #expect(
      path.bounds?.isNear(Rect(x: (1 - root) / 2, y: 0, width: root, height: 3)) == true)
  }

  @Test func quadraticInDisguise() {
    // 0, 8/3, 8/3, 0 is the parabola 8 t (1 − t) with no cubic term: 2 at t = ½.
    let path = cubic(Point(0, 0), Point(8.0 / 3, 1), Point(8.0 / 3, 2), Point(0, 3))
    #expect(path.bounds?.isNear(Rect(x: 0, y: 0, width: 2, height: 3)) == true)
  }

  @Test func straightCubicIsALine() {
    let path = cubic(Point(0, 3), Point(1, 2), Point(2, 1), Point(3, 0))
    #expect(path.bounds?.isNear(Rect(x: 0, y: 0, width: 3, height: 3)) == true)
  }

  @Test func discHasItsDiameter() {
    let bounds = Path.circle(center: Point(3, 4), radius: 10).bounds
    #expect(bounds?.isNear(Rect(x: -7, y: -6, width: 20, height: 20)) == true)
  }

  @Test func turnedSquareReachesItsDiagonal() {
    let square = Path.rectangle(Rect(center: .zero, side: 2))
    let half = 2.0.squareRoot()
    let bounds = square.applying(.rotation(Angle(degrees: 45))).bounds
    #expect(bounds?.isNear(Rect(center: .zero, side: 2 * half)) == true)
  }
}
