/// What text that comes from outside may not hold where it is one line of a drawing.
enum PlainLine {
  /// Why `text` is no line of text: "is empty", "holds the control character U+0007"; nil where it
  /// is one. Markup, quotes and letters of any direction are text.
  static func problem(in text: String) -> String? {
    let scalars = text.unicodeScalars
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        return "holds the control character \(codePoint(scalar))"
      default: break
      }
      // These would turn around what stands behind the text as well.
      if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
        return "holds \(codePoint(scalar)), which reorders the text around it"
      }
    }
    let isVisible = scalars.contains { scalar in
      scalar.properties.generalCategory != .format && !scalar.properties.isWhitespace
    }
    return isVisible ? nil : "is empty"
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
