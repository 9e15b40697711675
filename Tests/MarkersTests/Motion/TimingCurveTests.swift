import DesignTokens
import Markers
import Testing

/// Timing curves against their definition, and against the numbers of spec §2.
@Suite struct TimingCurveTests {
  private let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Spec §2, stop selection at quarters: 1, 1.0155, 1.06, 1.1045, 1.12.
  @Test(arguments: [(0.0, 1.0), (0.25, 1.0155), (0.5, 1.06), (0.75, 1.1045), (1, 1.12)])
  func stopScaleAtQuarters(time: Double, scale: Double) {
    #expect(abs(1 + 0.12 * easeInOut.progress(at: time) - scale) < 0.000_05)
  }

  /// Points on the curve by De Casteljau's construction: the progress at their time is their height.
  @Test(arguments: [
    CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    CubicBezier(x1: 0.3, y1: -0.6, x2: 0.2, y2: 1.9),
  ])
  func passesThroughItsPoints(curve: CubicBezier) {
    for step in 1..<100 {
      let s = Double(step) / 100
      let time = casteljau([0, curve.x1, curve.x2, 1], s)
      // Where time stands still, (1, …, 0, …) at its middle, a whole stretch has one time.
      guard abs(casteljau([0, curve.x1, curve.x2, 1], s + 1e-6) - time) > 1e-8 else { continue }
      #expect(abs(curve.progress(at: time) - casteljau([0, curve.y1, curve.y2, 1], s)) < 1e-6)
    }
  }

  private func casteljau(_ points: [Double], _ s: Double) -> Double {
    guard points.count > 1 else { return points[0] }
    return casteljau(zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s }, s)
  }

  @Test func standsStillBeforeAndAfter() {
    for time in [-1.0, 0] { #expect(easeInOut.progress(at: time) == 0) }
    for time in [1, 1.5, 100] { #expect(easeInOut.progress(at: time) == 1) }
  }

  @Test func isSymmetric() {
    for step in 1..<50 {
      let time = Double(step) / 100
      #expect(abs(easeInOut.progress(at: time) + easeInOut.progress(at: 1 - time) - 1) < 1e-12)
    }
  }

  @Test func overshootIsFound() throws {
    #expect(MotionCurve.timing(easeInOut, duration: 0.25).peak == nil)
    let back = CubicBezier(x1: 0.3, y1: 0.2, x2: 0.4, y2: 1.8)
    let sampled = (0...20_000).map { back.progress(at: Double($0) / 20_000) }
    let highest = try #require(sampled.indices.max { sampled[$0] < sampled[$1] })
    let peak = try #require(MotionCurve.timing(back, duration: 2).peak)
    #expect(abs(peak.progress - sampled[highest]) < 1e-6)
    #expect(abs(peak.time - Double(highest) / 10_000) < 1e-3)
  }

  @Test func endsWithItsDuration() {
    let curve = MotionCurve.timing(easeInOut, duration: 0.25)
    #expect(curve.settlingTime(within: 0.001) == 0.25)
    #expect(abs(curve.progress(at: 0.125) - 0.5) < 1e-12)
    #expect(curve.progress(at: 0.25) == 1)
  }

  @Test func instantIsThereAtOnce() {
    #expect(MotionCurve.instant.progress(at: -1e-9) == 0)
    #expect(MotionCurve.instant.progress(at: 0) == 1)
    #expect(MotionCurve.instant.peak == nil)
    #expect(MotionCurve.instant.settlingTime(within: 0.001) == 0)
  }
}
