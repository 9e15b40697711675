extension TypesettingError: CustomStringConvertible {
  /// What is wrong, with which value, and what would be accepted.
  package var description: String {
    switch self {
    case .noFontFolder:
      "no folder to look for fonts in: name one with --fonts DIR, "
        + "or allow the system's fonts with --font-fallback"
    case .invalidSize(let size):
      "text size \(size): a size is more than 0 and at most \(Self.largestSize) points"
    case .controlCharacter(let text, let scalar):
      "text \(Self.quoted(text)) holds the control character \(Self.codePoint(scalar)): "
        + "a label is one line without control characters"
    case .unreadableFont(let file, let problem):
      "font file \(file) \(problem)"
    case .missingFamily(let family, let folders, let found, let searchedSystem):
      Self.missingFamilyText(family, folders, found, searchedSystem)
    case .missingWeight(let weight, let family, let available):
      "font family '\(family)' has no weight \(weight): it has "
        + available.map(\.description).joined(separator: "; ")
    case .missingGlyphs(let characters, let text, let family, let file, let searchedSystem):
      "text \(Self.quoted(text)): font family '\(family)' (\(file)) has no glyph for "
        + characters.map(Self.named).joined(separator: ", ")
        + (searchedSystem
          ? ", nor has any font of this system: use other characters, or install such a font"
          : ": use other characters, or allow the system's fonts with --font-fallback")
    }
  }

  private static func missingFamilyText(
    _ family: String, _ folders: [SearchedFolder], _ found: [String], _ searchedSystem: Bool
  ) -> String {
    let places = folders.map(\.description) + (searchedSystem ? ["the system's fonts"] : [])
    let families = found.isEmpty ? "none" : found.map { "'\($0)'" }.joined(separator: ", ")
    let remedies =
      ["run scripts/setup", "name a folder with --fonts DIR"]
      + (searchedSystem ? [] : ["allow the system's fonts with --font-fallback"])
    return "font family '\(family)' was not found; searched: "
      + places.joined(separator: ", ") + "; families found: \(families); "
      + remedies.dropLast().joined(separator: ", ") + (remedies.count > 2 ? ", or " : " or ")
      + (remedies.last ?? "")
  }

  /// "U+6771 '東'": the character's code points, and itself where it shows.
  private static func named(_ character: Character) -> String {
    let codes = character.unicodeScalars.map(codePoint).joined(separator: " ")
    return character.unicodeScalars.contains(where: isVisible) ? "\(codes) '\(character)'" : codes
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
      .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// The text in quotes on one line, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let longest = 60
    let start = text.prefix(longest)
    return start.endIndex == text.endIndex
      ? text.debugDescription : (String(start) + "…").debugDescription
  }
}
