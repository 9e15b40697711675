package import DesignTokens

extension CubicBezier {
  /// How far the curve is at `time`, 0…1 of its duration; before and after, it stands still.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // Time never runs backwards along the curve: x1 and x2 are within 0…1.
    let parameter = bisect(0...1) { Self.coordinate(x1, x2, at: $0) >= time }
    return Self.coordinate(y1, y2, at: parameter)
  }

  /// Where it is farthest past its end; nil where it stays below. The time is 0…1.
  var peak: MotionPeak? {
    let highest = turningParameters.map { (parameter: $0, y: Self.coordinate(y1, y2, at: $0)) }
      .max { $0.y < $1.y }
    guard let highest, highest.y > 1 else { return nil }
    return MotionPeak(
      time: Self.coordinate(x1, x2, at: highest.parameter), progress: highest.y)
  }

  /// Where along the curve y turns: the roots of its derivative, a·s² + b·s + c, within 0…1.
  private var turningParameters: [Double] {
    let a = 1 + 3 * y1 - 3 * y2
    let b = 2 * y2 - 4 * y1
    let c = y1
    let root = (b * b - 4 * a * c).squareRoot()
    let roots = a == 0 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    // Also drops what is not a number.
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// A coordinate of the curve from 0 to 1, its control points at `first` and `second`.
  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
