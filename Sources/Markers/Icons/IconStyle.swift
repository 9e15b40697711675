import DisplayList

/// What an element hands down to those in it.
struct IconStyle {
  /// Whether shapes are filled; SVG's default is black.
  var isFilled = true
  /// Which points a shape encloses; SVG's default is nonzero.
  var fillRule = FillRule.nonzero

  /// Takes up an attribute that concerns the style; others leave it alone.
  mutating func apply(_ name: String, _ value: String, at offset: Int) throws(IconFault) {
    switch name {
    case "fill": isFilled = try Self.isFilled(value, at: offset)
    case "fill-rule": fillRule = try Self.fillRule(value, of: name, at: offset)
    case "clip-rule": _ = try Self.fillRule(value, of: name, at: offset)
    default: break
    }
  }

  private static func isFilled(_ value: String, at offset: Int) throws(IconFault) -> Bool {
    switch value.lowercased() {
    case "currentcolor", "black", "#000", "#000000": return true
    case "none": return false
    default:
      throw IconFault(
        offset: offset, problem: "fill \(quoted(value))",
        accepted: "currentColor, black, #000, #000000 (icons are templates in one colour)")
    }
  }

  private static func fillRule(
    _ value: String, of name: String, at offset: Int
  ) throws(IconFault) -> FillRule {
    switch value {
    case "nonzero": return .nonzero
    case "evenodd": return .evenOdd
    default:
      throw IconFault(
        offset: offset, problem: "\(name) \(quoted(value))",
        accepted: "nonzero, evenodd")
    }
  }
}
