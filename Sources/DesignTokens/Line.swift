package import DisplayList

/// A train line and its colours in one theme.
package struct Line: Hashable, Sendable {
  /// What requests call it: "red". 1 to 32 of a-z, 0-9 and '-'.
  package let id: String
  /// What people call it: "Red".
  package let name: String
  /// The operator's published colour, the same in every theme.
  package let base: Color
  /// The colour that is drawn: the base, or its variant for the theme.
  package let hue: Color
  /// Whether a glyph or letter on the line is fixed Ink rather than fixed white.
  package let glyphIsDark: Bool

  static let acceptedID = "1 to 32 of a-z, 0-9 and '-'"

  static func isID(_ text: some StringProtocol) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}
