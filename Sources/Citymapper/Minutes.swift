import Markers

/// Minutes until something happens.
enum Minutes {
  /// A day has so many.
  private static let day = 24 * 60

  /// `minutes`, where they are of a journey: none in the past, and less than a day.
  static func checked(_ minutes: Int, _ name: String) throws(DrawingError) -> Int {
    guard (0..<day).contains(minutes) else {
      throw .value(
        name: name, value: "\(minutes) min", accepted: "accepted are 0 to \(day - 1) minutes")
    }
    return minutes
  }

  /// As they are read out: "1 minute".
  static func spoken(_ minutes: Int) -> String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }
}
