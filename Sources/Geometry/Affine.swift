/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Affine: Hashable, Sendable {
  /// How x' grows with x.
  package var a: Double
  /// How y' grows with x.
  package var b: Double
  /// How x' grows with y.
  package var c: Double
  /// How y' grows with y.
  package var d: Double
  /// Where the origin goes, x.
  package var tx: Double
  /// Where the origin goes, y.
  package var ty: Double

  /// The map that leaves every point where it is.
  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A move by `offset`.
  package static func translation(_ offset: Point) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// A scaling about the origin.
  package static func scale(_ factor: Double) -> Affine {
    Affine(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
  }

  /// A rotation about the origin, clockwise on a y-down plane.
  package static func rotation(_ angle: Angle) -> Affine {
    Affine(
      a: angle.cosine, b: angle.sine, c: -angle.sine, d: angle.cosine, tx: 0, ty: 0)
  }

  /// This map, then `next`.
  package func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Where `point` goes.
  package func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Whether nothing but the place of things changes.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// How much longer lengths become: the square root of how areas grow.
  package var lengthFactor: Double { abs(a * d - b * c).squareRoot() }
}
