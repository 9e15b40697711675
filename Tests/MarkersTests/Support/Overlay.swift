/// Token files of one token.
enum Overlay {
  /// A length in points.
  static func dimension(_ name: String, _ points: Double) -> String {
    token(name, type: "dimension", value: #"{"value": \#(points), "unit": "px"}"#)
  }

  /// A number.
  static func number(_ name: String, _ number: Double) -> String {
    token(name, type: "number", value: "\(number)")
  }

  /// A grey of `level` (0…255).
  static func grey(_ name: String, _ level: UInt8) -> String {
    let component = Double(level) / 255
    let components = Array(repeating: "\(component)", count: 3).joined(separator: ", ")
    return token(
      name, type: "color",
      value: #"{"colorSpace": "srgb", "components": [\#(components)]}"#)
  }

  /// A text style in Figtree.
  static func typography(_ name: String, size: Double, weight: Double) -> String {
    token(
      name, type: "typography",
      value: """
        {"fontFamily": "Figtree", "fontSize": {"value": \(size), "unit": "px"}, \
        "fontWeight": \(weight), "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}
        """)
  }

  /// A token in its groups.
  static func token(_ name: String, type: String, value: String) -> String {
    let token = #"{"$type": "\#(type)", "$value": \#(value)}"#
    return name.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
  }
}
