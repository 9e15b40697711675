package import DisplayList
package import Markers

/// A mode of transport (004, section 1).
package enum TransitMode: String, CaseIterable, Hashable, Sendable {
  case walk, bus, tube, rail, bike, cab, ferry

  /// What people call it: "Walk".
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The colour token of the mode, the same in every theme.
  package var colorToken: String { "mode.\(rawValue)" }

  /// The icon that stands for it.
  var icon: String { self == .tube ? "tram" : rawValue }

  /// The mode's colour, or the official colour of `line`, where an operator has one, in its place
  /// (004, section 8).
  package func color(line: String?, _ design: Design) throws(DrawingError) -> Color {
    guard let line else { return try design.color(colorToken) }
    return design.hue(of: try design.lines([line])[0])
  }
}
