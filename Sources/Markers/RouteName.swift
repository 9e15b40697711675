/// What a route is called on a tag or a chip: one line of 1 to 24 characters.
package struct RouteName: Hashable, Sendable {
  /// The name as given.
  package let text: String

  /// The longest name that is drawn, in characters.
  package static let longest = 24

  /// Scalars that a character may have on average: enough for any script and for flags and families,
  /// not for a pile of a thousand accents.
  private static let greatestCluster = 8

  /// A name, or nil when it is empty, longer than 24 characters, or not one line of
  /// printable text without blanks at its ends.
  package init?(_ text: String) {
    guard PlainLine.problem(in: text) == nil, text.first?.isWhitespace != true,
      text.last?.isWhitespace != true, text.count <= Self.longest,
      text.unicodeScalars.count <= Self.longest * Self.greatestCluster
    else { return nil }
    self.text = text
  }
}
