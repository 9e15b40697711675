import DisplayList
import Geometry
import Markers

/// Something that moves from one value to another and back: a marker's scale, the sheet's place or
/// opacity.
struct MotionSubject {
  /// What changes: "Scale".
  let quantity: String
  /// What follows a value: "×".
  let unit: String
  let curve: MotionCurve
  /// Where the value stands before the change, and where it ends.
  let from: Double
  let to: Double
  /// Draws it about its own origin, life size, at a value, before the change or after it.
  let draw: (_ value: Double, _ isChanged: Bool) -> [DisplayItem]

  /// The value at `time` seconds after the change, or after its reverse. Below 0 it has not begun.
  func value(at time: Double, isReverse: Bool = false) -> Double {
    let progress = curve.progress(at: time)
    return isReverse ? to + (from - to) * progress : value(progress)
  }

  /// The value at a part of the way.
  func value(_ progress: Double) -> Double { from + (to - from) * progress }

  /// What is seen at `time` seconds after the change, or after its reverse.
  func items(at time: Double, isReverse: Bool = false) -> [DisplayItem] {
    draw(value(at: time, isReverse: isReverse), (time >= 0) != isReverse)
  }

  /// A value as text: "1.0155×".
  func text(_ value: Double) -> String { decimal(value) + unit }
}
