import Geometry
import Testing

@Suite struct AffineTests {
  @Test func identityMovesNothing() {
    #expect(Affine.identity.apply(to: Point(3, -4)) == Point(3, -4))
  }

  @Test func orderMatters() {
    let move = Affine.translation(Point(3, 4))
    let double = Affine.scale(2)
    #expect(move.then(double).apply(to: Point(1, 1)) == Point(8, 10))
    #expect(double.then(move).apply(to: Point(1, 1)) == Point(5, 6))
  }

  @Test func rotationIsClockwise() {
    let quarter = Affine.rotation(Angle(degrees: 90))
    #expect(quarter.apply(to: Point(1, 0)) == Point(0, 1))
    #expect(quarter.apply(to: Point(0, -25.5)) == Point(25.5, 0))
    #expect(quarter.then(quarter).apply(to: Point(2, 5)) == Point(-2, -5))
  }

  @Test func threeMapsCompose() {
    // (1, 2) doubles to (2, 4), turns to (−4, 2), moves to (6, 22).
    let map = Affine.scale(2).then(.rotation(Angle(degrees: 90)))
      .then(.translation(Point(10, 20)))
    #expect(map.apply(to: Point(1, 2)) == Point(6, 22))
    #expect(map == Affine(a: 0, b: 2, c: -2, d: 0, tx: 10, ty: 20))
  }

  @Test func generalMapsCompose() {
    // x' = x + 3y + 5, y' = 2x + 4y + 6; then x'' = 7x' + 2y' − 1, y'' = −x' + 3y' + 8.
    let first = Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let second = Affine(a: 7, b: -1, c: 2, d: 3, tx: -1, ty: 8)
    #expect(first.apply(to: Point(1, -2)) == Point(0, 0))
    #expect(
      first.then(second) == Affine(a: 11, b: 5, c: 29, d: 9, tx: 46, ty: 21))
    #expect(first.then(second).apply(to: Point(1, -2)) == Point(-1, 8))
  }

  @Test func lengthFactorIsTheRootOfTheDeterminant() {
    #expect(Affine.scale(1.25).lengthFactor == 1.25)
    #expect(Affine.scale(-2).lengthFactor == 2)
    #expect(Affine(a: 4, b: 0, c: 0, d: 1, tx: 9, ty: 9).lengthFactor == 2)
    #expect(Affine(a: 1, b: 0, c: 5, d: 1, tx: 0, ty: 0).lengthFactor == 1)
    #expect(abs(Affine.rotation(Angle(degrees: 33)).lengthFactor - 1) < 1e-15)
  }
}
