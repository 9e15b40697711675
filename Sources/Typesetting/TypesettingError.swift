/// Why a text cannot be set.
package enum TypesettingError: Error, Hashable, Sendable {
  /// No folder to search was named (or an empty path), and the system's fonts are not allowed.
  case noFontFolder
  /// A size that is not a number over 0 and at most `TypesettingError.largestSize`.
  case invalidSize(Double)
  /// A text of more than one line, or with a tab or another control character.
  case controlCharacter(text: String, scalar: Unicode.Scalar)
  /// A font file that is not one, or not a whole one.
  case unreadableFont(file: String, problem: String)
  /// No font of the family in the folders (nor, where it was searched, on the system).
  case missingFamily(
    String, folders: [SearchedFolder], found: [String], searchedSystem: Bool)
  /// The family's fonts do not reach the weight.
  case missingWeight(Int, family: String, available: [FontWeights])
  /// Neither the font nor (where it was searched) the system has glyphs for the characters.
  case missingGlyphs(
    [Character], text: String, family: String, file: String, searchedSystem: Bool)

  /// The largest size of text in points; a picture is at most 32767 pixels high.
  package static let largestSize = 32767.0
}
