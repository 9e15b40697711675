import Geometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring that moves from 0 to 1, as SwiftUI's response and damping fraction describe it.
package struct Spring: Hashable, Sendable {
  /// The period of the same spring without damping, in seconds; more than 0.
  package let response: Double
  /// 0 for a spring that never rests, below 1 for one that overshoots.
  package let damping: Double

  /// A spring; nil where it is none: a response that is not above 0, or a damping outside 0..<1.
  package init?(response: Double, damping: Double) {
    guard response > 0, (0..<1).contains(damping) else { return nil }
    self.response = response
    self.damping = damping
  }

  /// Where it is `time` seconds after the start: the closed form of the damped oscillator.
  package func value(at time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let damped = frequency * (1 - damping * damping).squareRoot()
    let decay = exp(-damping * frequency * time)
    let angle = Angle(degrees: damped * time * 180 / .pi)
    return 1 - decay * (angle.cosine + damping * frequency / damped * angle.sine)
  }
}
