import Citymapper
import DesignTokens
import Markers
import Testing

/// 004, section 5.
@Suite struct MotionTests {
  private func sheetSnap() throws -> DelayedCurve {
    try #require(try MotionRow.all(CitySamples.design()).first?.curves.first)
  }

  /// 1 − e^(−ζωt) (cos ω′t + ζω/ω′ sin ω′t), with ω = 2π / 0.35 and ζ = 0.85, on paper.
  @Test(arguments: [
    (0.0, 0.0), (0.05, 0.242229), (0.1, 0.588285), (0.2, 0.942504), (0.332205, 1.006288),
  ])
  func theSheetMovesAsItsEquation(time: Double, value: Double) throws {
    let snap = try sheetSnap()
    #expect(snap.delay == 0)
    #expect(abs(snap.curve.progress(at: time) - value) < 1e-5)
  }

  /// It overshoots once, by 0.63 %, and rests.
  @Test func theSheetPeaksOnce() throws {
    let snap = try sheetSnap()
    let peak = try #require(snap.curve.peak)
    #expect(abs(peak.time - 0.332205) < 1e-5)
    #expect(abs(peak.progress - 1.006288) < 1e-5)
    #expect(abs(snap.curve.progress(at: 1) - 1) < 1e-4)
  }

  /// 004 gives the banner's movement in words alone.
  @Test func theBannerHasNoCurve() {
    let row = MotionRow.disruptionBanner
    #expect(row.detail == "slide down + one border pulse")
    #expect(row.note == "No numbers given: no curve")
    #expect(row.curves.isEmpty && row.reduced == nil)
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
    guard case .spring(let spring)? = rows[0].curves.first?.curve else {
      Issue.record("the sheet does not move as a spring")
      return
    }
    #expect(abs(spring.duration - 0.35) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.85) < 1e-9)
  }

  /// Durations come from milliseconds: equal but for the last place.
  private func expect(
    _ curves: [DelayedCurve], _ easings: [CubicBezier], seconds: Double,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(curves.count == easings.count, sourceLocation: location)
    for (curve, easing) in zip(curves, easings) {
      guard case .timing(let found, let duration) = curve.curve else {
        Issue.record("no timing curve", sourceLocation: location)
        continue
      }
      #expect(found == easing, sourceLocation: location)
      #expect(abs(duration - seconds) < 1e-9, sourceLocation: location)
    }
  }

  @Test(arguments: [
    #""damping": {"$type": "number", "$value": 1.5}"#,
    #""damping": {"$type": "number", "$value": 0}"#,
    #""damping": {"$type": "number", "$value": -0.1}"#,
    #""response": {"$type": "duration", "$value": {"value": 0, "unit": "ms"}}"#,
  ])
  func anImpossibleSpringIsAnError(token: String) throws {
    let design = try CitySamples.design(overlays: ["{\"motion\": {\"sheet\": {\(token)}}}"])
    #expect(throws: DrawingError.self) { _ = try MotionRow.all(design) }
  }

  @Test func aCriticallyDampedSpringIsDrawn() throws {
    let overlay = #"{"motion": {"sheet": {"damping": {"$type": "number", "$value": 1}}}}"#
    let rows = try MotionRow.all(CitySamples.design(overlays: [overlay]))
    #expect(rows.first?.curves.first?.curve.peak == nil)
  }
}
