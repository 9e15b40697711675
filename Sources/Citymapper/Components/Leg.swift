/// A leg of a route.
package struct Leg: Hashable, Sendable {
  /// How it is travelled.
  package let mode: TransitMode
  /// What its chip says: "4" minutes of walking, or "Victoria".
  package let label: String
  /// The id of the line whose official colour is known, or nil.
  package let line: String?

  /// A leg.
  package init(_ mode: TransitMode, _ label: String, line: String? = nil) {
    self.mode = mode
    self.label = label
    self.line = line
  }

  /// What is read out of it (004, section 8): the mode is spoken, not only coloured.
  package var spoken: String {
    switch mode {
    case .walk, .bike, .cab: "\(mode.rawValue) \(label) minutes"
    case .tube: "\(label) line"
    case .bus, .rail, .ferry: "\(mode.rawValue) \(label)"
    }
  }
}
