package import Markers

/// How something moves from 0 to 1, after a wait.
package struct DelayedCurve: Hashable, Sendable {
  /// The movement.
  package let curve: MotionCurve
  /// How long it waits, in seconds.
  package let delay: Double
}
