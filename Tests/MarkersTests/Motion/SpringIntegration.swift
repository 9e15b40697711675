/// A spring's motion by the classical Runge-Kutta method: x'' = -2ζω·x' - ω²·(x - 1), at rest at 0.
/// It knows no closed form, so that it can judge one.
struct SpringIntegration {
  /// x at each step, from time 0.
  let positions: [Double]
  let step: Double

  init(duration: Double, dampingRatio: Double, until end: Double, step: Double = 1e-4) {
    let frequency = 2 * 3.141_592_653_589_793 / duration
    func acceleration(_ x: Double, _ v: Double) -> Double {
      -2 * dampingRatio * frequency * v - frequency * frequency * (x - 1)
    }
    var (x, v) = (0.0, 0.0)
    var positions = [0.0]
    while Double(positions.count) * step <= end {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + v1 * step / 2, acceleration(x + x1 * step / 2, v + v1 * step / 2))
      let (x3, v3) = (v + v2 * step / 2, acceleration(x + x2 * step / 2, v + v2 * step / 2))
      let (x4, v4) = (v + v3 * step, acceleration(x + x3 * step, v + v3 * step))
      x += (x1 + 2 * x2 + 2 * x3 + x4) * step / 6
      v += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
      positions.append(x)
    }
    self.positions = positions
    self.step = step
  }

  /// The highest position, and when it was reached.
  var peak: (time: Double, position: Double) {
    let index = positions.indices.max { positions[$0] < positions[$1] } ?? 0
    return (Double(index) * step, positions[index])
  }

  /// The time of the last step at which it was farther than `threshold` from 1.
  func lastOutside(_ threshold: Double) -> Double {
    let index = positions.lastIndex { abs($0 - 1) > threshold } ?? 0
    return Double(index) * step
  }
}
