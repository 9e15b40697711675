import Markers
import Testing

/// The springs' closed forms against a numerical integration, and against the numbers of spec §2.
@Suite struct SpringTests {
  struct Case: Sendable {
    let duration: Double
    let bounce: Double
    /// 1 − bounce.
    let dampingRatio: Double
  }

  static let cases = [
    Case(duration: 0.3, bounce: 0.25, dampingRatio: 0.75),
    Case(duration: 0.42, bounce: 0.15, dampingRatio: 0.85),
    Case(duration: 0.17, bounce: 0, dampingRatio: 1),
    Case(duration: 1, bounce: 0.9, dampingRatio: 0.1),
    Case(duration: 0.5, bounce: 1e-7, dampingRatio: 1 - 1e-7),
  ]

  @Test(arguments: cases) func followsTheEquationOfMotion(example: Case) {
    let spring = Spring(duration: example.duration, bounce: example.bounce)
    let end = example.duration * 4
    let integration = SpringIntegration(
      duration: example.duration, dampingRatio: example.dampingRatio, until: end)
    #expect(integration.positions.count > 6000)
    let worst = integration.positions.enumerated().map { index, position in
      abs(spring.progress(at: Double(index) * integration.step) - position)
    }.max()
    #expect((worst ?? 1) < 1e-9)
  }

  @Test(arguments: cases.filter { $0.bounce > 0.1 })
  func peaksWhereTheIntegrationDoes(example: Case) throws {
    let spring = Spring(duration: example.duration, bounce: example.bounce)
    let expected = SpringIntegration(
      duration: example.duration, dampingRatio: example.dampingRatio, until: example.duration * 2
    ).peak
    let peak = try #require(spring.peak)
    #expect(abs(peak.time - expected.time) <= 1e-4)
    #expect(abs(peak.progress - expected.position) < 1e-6)
  }

  @Test(arguments: cases, [0.05, 0.02, 0.01, 0.001])
  func settlesWhereTheIntegrationDoes(example: Case, threshold: Double) {
    let spring = Spring(duration: example.duration, bounce: example.bounce)
    let integration = SpringIntegration(
      duration: example.duration, dampingRatio: example.dampingRatio, until: 12)
    let expected = integration.lastOutside(threshold)
    let time = spring.settlingTime(within: threshold)
    #expect(time >= expected && time <= expected + 1e-4, "\(time), not \(expected)")
  }

  /// Spec §2: ζ = 0.75 and ω = 2π / 0.3; the peak is 2.84 % past the end, 1.2571 at 0.227 s.
  @Test func vehicle() throws {
    let spring = Spring(duration: 0.3, bounce: 0.25)
    #expect(spring.dampingRatio == 0.75)
    #expect(abs(spring.frequency - 20.943_951_023_931_955) < 1e-12)
    let peak = try #require(spring.peak)
    #expect((peak.time * 1000).rounded() == 227)
    #expect(((1 + 0.25 * peak.progress) * 10_000).rounded() == 12_571)
  }

  @Test func criticallyDampedNeverOvershoots() {
    let spring = Spring(duration: 0.17, bounce: 0)
    #expect(spring.peak == nil)
    let progress = (0...1000).map { spring.progress(at: Double($0) / 1000) }
    #expect(progress.allSatisfy { $0 <= 1 })
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
    // After one period, ωt = 2π: 1 − e^−2π · (1 + 2π).
    #expect(abs(spring.progress(at: 0.17) - 0.986_399_068_534_425) < 1e-9)
  }

  @Test func isAtRestBeforeTheChange() {
    for example in Self.cases {
      let spring = Spring(duration: example.duration, bounce: example.bounce)
      #expect(spring.progress(at: -1) == 0)
      #expect(spring.progress(at: 0) == 0)
      #expect(abs(spring.progress(at: 100) - 1) < 1e-12)
    }
  }
}
