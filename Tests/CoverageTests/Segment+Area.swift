import Foundation

extension Segment {
  /// The integral of x dy from `t0` to `t1`, exact for each kind.
  ///
  /// Summed round a closed outline that runs clockwise on screen this is its area (Green).
  func area(from t0: Double, to t1: Double) -> Double {
    switch self {
    case .line:
      let (a, b) = (point(at: t0), point(at: t1))
      return (a.x + b.x) / 2 * (b.y - a.y)
    case .arc(let center, let radius, let from, let to):
      let (a, b) = (from + (to - from) * t0, from + (to - from) * t1)
      let sector = (b - a) + (sin(b) * cos(b) - sin(a) * cos(a))
      return center.x * radius * (sin(b) - sin(a)) + radius * radius / 2 * sector
    case .cubic(let a, let b, let c, let d):
      return Self.cubicArea(a, b, c, d, from: t0, to: t1)
    }
  }

  /// x · y′ is a polynomial of degree 5, which three Gauss points integrate exactly.
  private static func cubicArea(
    _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, from t0: Double, to t1: Double
  ) -> Double {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    let reach = (0.6).squareRoot() * half
    let value = { (t: Double) in
      let s = 1 - t
      let slope = 3 * (s * s * (b.y - a.y) + 2 * s * t * (c.y - b.y) + t * t * (d.y - c.y))
      return Segment.cubic(a, b, c, d).point(at: t).x * slope
    }
    return half * (5 * value(middle - reach) + 8 * value(middle) + 5 * value(middle + reach)) / 9
  }
}
