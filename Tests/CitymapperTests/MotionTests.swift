import Citymapper
import DesignTokens
import Testing

/// 004, section 5.
@Suite struct MotionTests {
  /// 1 − e^(−ζωt) (cos ω′t + ζω/ω′ sin ω′t), with ω = 2π / 0.35 and ζ = 0.85, on paper.
  @Test(arguments: [
    (0.0, 0.0), (0.05, 0.242229), (0.1, 0.588285), (0.2, 0.942504), (0.332205, 1.006288),
  ])
  func springMovesAsItsEquation(time: Double, value: Double) throws {
    let spring = try #require(Spring(response: 0.35, damping: 0.85))
    #expect(abs(spring.value(at: time) - value) < 1e-5)
  }

  /// It overshoots once, by 0.63 %, and rests.
  @Test func springPeaksOnce() throws {
    let spring = try #require(Spring(response: 0.35, damping: 0.85))
    let values = (0...1000).map { spring.value(at: Double($0) / 1000) }
    let peak = try #require(values.indices.max { values[$0] < values[$1] })
    #expect((331...333).contains(peak))
    #expect(abs((values.last ?? 0) - 1) < 1e-4)
  }

  @Test(arguments: [(0.0, 0.85), (-1, 0.85), (0.35, 1), (0.35, -0.1), (.nan, 0.5), (0.35, .nan)])
  func whatIsNoSpringIsNone(response: Double, damping: Double) {
    #expect(Spring(response: response, damping: damping) == nil)
  }

  @Test func rowsAreAsGiven() throws {
    let rows = try MotionRow.all(CitySamples.design())
    let inOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    let out = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    #expect(rows.map(\.name) == ["sheet-snap", "go-start", "step", "tick", "stagger"])
    expect(rows[1].curves, [inOut], seconds: 0.35)
    expect(rows[2].curves, [out], seconds: 0.25)
    expect(rows[3].curves, [inOut], seconds: 0.15)
    expect(rows[4].curves, Array(repeating: out, count: 4), seconds: 0.25)
    #expect(rows[4].curves.map { ($0.delay * 100).rounded() } == [0, 6, 12, 18])
    guard case .spring(let spring)? = rows[0].curves.first?.shape else {
      Issue.record("the sheet does not move as a spring")
      return
    }
    #expect(abs(spring.response - 0.35) < 1e-9)
    #expect(spring.damping == 0.85)
  }

  /// Durations come from milliseconds: equal but for the last place.
  private func expect(
    _ curves: [MotionCurve], _ easings: [CubicBezier], seconds: Double,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(curves.count == easings.count, sourceLocation: location)
    for (curve, easing) in zip(curves, easings) {
      guard case .eased(let found, let duration) = curve.shape else {
        Issue.record("no timing curve", sourceLocation: location)
        continue
      }
      #expect(found == easing, sourceLocation: location)
      #expect(abs(duration - seconds) < 1e-9, sourceLocation: location)
    }
  }

  @Test func anImpossibleSpringIsAnError() throws {
    let overlay = #"{"motion": {"sheet": {"damping": {"$type": "number", "$value": 1.5}}}}"#
    let design = try CitySamples.design(overlays: [overlay])
    #expect(throws: (any Error).self) { _ = try MotionRow.all(design) }
  }
}
