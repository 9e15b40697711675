import DesignTokens
import DisplayList
import Markers

extension MotionCurve {
  /// The curve in two words: "spring, 300 ms".
  var brief: String {
    switch self {
    case .instant: "at once"
    case .timing(_, let duration): "eased, \(milliseconds(duration))"
    case .spring(let spring): "spring, \(milliseconds(spring.duration))"
    }
  }

  /// The curve in words: "spring 300 ms, bounce 0.25".
  var text: String {
    switch self {
    case .instant: return "at once"
    case .timing(let curve, let duration):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(decimal)
      return "cubic-bezier (\(numbers.joined(separator: ", "))), \(milliseconds(duration))"
    case .spring(let spring) where spring.bounce == 0:
      return "spring \(milliseconds(spring.duration)), critically damped"
    case .spring(let spring):
      return "spring \(milliseconds(spring.duration)), bounce \(decimal(spring.bounce))"
    }
  }
}

/// A time as text, to a tenth of a millisecond: "62.5 ms".
func milliseconds(_ seconds: Double) -> String {
  "\(decimal((seconds * 10_000).rounded() / 10)) ms"
}

/// A time as text, to a whole millisecond: "227 ms".
func wholeMilliseconds(_ seconds: Double) -> String {
  "\(decimal((seconds * 1000).rounded())) ms"
}
