import Geometry

/// A spring that starts at rest at 0 and comes to rest at 1: the motion of SwiftUI's and UIKit's
/// springs with a duration and a bounce, as closed forms.
package struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, above 0. The spring settles later than this.
  package let duration: Double
  /// How much it swings: 0 not at all (critically damped) to 0.9.
  package let bounce: Double

  /// A spring; `duration` is above 0, `bounce` in 0…0.9.
  package init(duration: Double, bounce: Double) {
    self.duration = duration
    self.bounce = bounce
  }

  /// ζ: 1 is critically damped, less overshoots.
  package var dampingRatio: Double { 1 - bounce }
  /// ω, the undamped spring's frequency in radians a second.
  package var frequency: Double { 2 * .pi / duration }
  /// The frequency with which it really swings, in radians a second; 0 where it does not.
  private var dampedFrequency: Double {
    frequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// How far it is on its way at `time` seconds; above 1 where it overshoots.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = exponential(-dampingRatio * frequency * time)
    guard dampedFrequency > 0 else { return 1 - decay * (1 + frequency * time) }
    let angle = Angle(radians: dampedFrequency * time)
    let lead = dampingRatio * frequency / dampedFrequency
    return 1 - decay * (angle.cosine + lead * angle.sine)
  }

  /// The first and highest overshoot; nil where there is none.
  package var peak: MotionPeak? {
    guard dampedFrequency > 0 else { return nil }
    return MotionPeak(time: .pi / dampedFrequency, progress: 1 + turnRatio)
  }

  /// From when on it stays within `threshold` of its end, which is above 0 and below 1; in seconds.
  ///
  /// Between two turning points it nears or leaves the end steadily, so a bisection finds the time.
  package func settlingTime(within threshold: Double) -> Double {
    let step = dampedFrequency > 0 ? .pi / dampedFrequency : duration
    var start = 0.0
    if dampedFrequency > 0 {
      var deviation = turnRatio
      while deviation > threshold {
        start += step
        deviation *= turnRatio
      }
    }
    var end = start + step
    // A spring without turning points has no step of its own: as many as it takes.
    while dampedFrequency == 0, 1 - progress(at: end) > threshold { end += step }
    return bisect(start...end) { abs(1 - progress(at: $0)) <= threshold }
  }

  /// How much smaller each turn's distance from the end is than the one before; the first one
  /// follows on a distance of 1.
  private var turnRatio: Double {
    exponential(-.pi * dampingRatio * frequency / dampedFrequency)
  }
}

/// Where a curve is farthest past its end.
package struct MotionPeak: Hashable, Sendable {
  /// In seconds.
  package let time: Double
  /// Above 1.
  package let progress: Double
}

/// The place in `range` from which on `holds` is true, where it turns true once.
func bisect(_ range: ClosedRange<Double>, _ holds: (Double) -> Bool) -> Double {
  var (low, high) = (range.lowerBound, range.upperBound)
  // Each pass halves the range: more would not change a Double.
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}
