/// A departure from a stop.
package struct Departure: Hashable, Sendable {
  /// What its badge says: "VIC", "63".
  package let badge: String
  /// What departs.
  package let mode: TransitMode
  /// Where it goes.
  package let destination: String
  /// When, in minutes from now: 0 to 1439.
  package let minutes: Int
  /// The id of the line whose official colour is known, or nil.
  package let line: String?

  /// A departure.
  package init(
    _ badge: String, _ mode: TransitMode, to destination: String, in minutes: Int,
    line: String? = nil
  ) {
    self.badge = badge
    self.mode = mode
    self.destination = destination
    self.minutes = minutes
    self.line = line
  }

  /// What departs, as it is read out: "Victoria line", "bus 63", "bike" (004, section 8: the mode is
  /// spoken).
  var spokenLine: String {
    if let line { return "\(line.prefix(1).uppercased())\(line.dropFirst()) line" }
    return badge.lowercased() == mode.rawValue ? mode.rawValue : "\(mode.rawValue) \(badge)"
  }
}
