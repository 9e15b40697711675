/// Quoting of what was typed, for messages.
enum Quoting {
  /// `text` in single quotes on one line: control and formatting characters escaped, cut at 60.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.count > 60 ? "…" : ""
    return "'" + scalars.prefix(60).map(escaped).joined() + end + "'"
  }

  /// Whether a scalar controls or formats text instead of standing in it; newlines are such.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let isFormat = scalar.properties.generalCategory == .format
    guard isControl(scalar) || isFormat else { return String(scalar) }
    return scalar.escaped(asASCII: true)
  }
}
