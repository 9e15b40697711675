package import DesignTokens

/// How something gets from 0 to 1 over time. Times are in seconds from the change on.
package enum MotionCurve: Hashable, Sendable {
  /// There at once.
  case instant
  /// A timing curve over a duration above 0.
  case timing(CubicBezier, duration: Double)
  /// A spring.
  case spring(Spring)

  /// How far it is at `time`; above 1 where it overshoots. Before 0, nothing has happened; at 0, what
  /// is instant is there.
  package func progress(at time: Double) -> Double {
    switch self {
    case .instant: time < 0 ? 0 : 1
    case .timing(let curve, let duration): curve.progress(at: time / duration)
    case .spring(let spring): spring.progress(at: time)
    }
  }

  /// The duration that the design gives: of a spring, its period.
  package var duration: Double {
    switch self {
    case .instant: 0
    case .timing(_, let duration): duration
    case .spring(let spring): spring.duration
    }
  }

  /// The highest overshoot; nil where there is none.
  package var peak: MotionPeak? {
    switch self {
    case .instant: nil
    case .timing(let curve, let duration):
      curve.peak.map { MotionPeak(time: $0.time * duration, progress: $0.progress) }
    case .spring(let spring): spring.peak
    }
  }

  /// From when on it stays within `threshold` of its end, a part of the way above 0 and below 1. A
  /// timing curve has an end of its own, whatever the threshold.
  package func settlingTime(within threshold: Double) -> Double {
    if case .spring(let spring) = self { spring.settlingTime(within: threshold) } else { duration }
  }
}
