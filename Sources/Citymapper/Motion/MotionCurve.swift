package import DesignTokens

/// How something moves from 0 to 1.
package struct MotionCurve: Hashable, Sendable {
  /// The shape of the movement.
  package enum Shape: Hashable, Sendable {
    /// A timing curve over a duration in seconds.
    case eased(CubicBezier, duration: Double)
    /// A spring, which ends by itself.
    case spring(Spring)
  }

  /// Its shape.
  package let shape: Shape
  /// How long it waits, in seconds.
  package let delay: Double
}
