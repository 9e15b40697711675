#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A rotation, clockwise as seen on a y-down plane. The only place that calls sine and cosine.
package struct Angle: Hashable, Sendable {
  /// Clockwise, in degrees, as given.
  package let degrees: Double

  /// An angle of `degrees`, clockwise.
  package init(degrees: Double) {
    self.degrees = degrees
  }

  /// An angle of `radians`, clockwise.
  package init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  /// The same direction within 0 ..< 360 degrees.
  package var normalized: Angle {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    let positive = remainder < 0 ? remainder + 360 : remainder
    // −1e-20 + 360 rounds to 360 itself.
    return Angle(degrees: positive >= 360 ? 0 : positive)
  }

  /// Sine; exact at multiples of 90°, where libm leaves 6e-17 instead of 0.
  package var sine: Double {
    switch normalized.degrees {
    case 0, 180: 0
    case 90: 1
    case 270: -1
    case let angle: sin(angle * .pi / 180)
    }
  }

  /// Cosine; exact at multiples of 90°.
  package var cosine: Double {
    Angle(degrees: normalized.degrees + 90).sine
  }

  /// The unit vector that points this way from north (0° is up, 90° to the right).
  package var fromNorth: Point { Point(sine, -cosine) }
}
