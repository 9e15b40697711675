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
    let scalars = text.unicodeScalars
    let isOneLine = scalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    // These would turn around what stands behind the name as well.
    let ordersText = scalars.contains { scalar in
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    let isVisible = scalars.contains { scalar in
      scalar.properties.generalCategory != .format && !scalar.properties.isWhitespace
    }
    guard isOneLine, isVisible, !ordersText, text.first?.isWhitespace != true,
      text.last?.isWhitespace != true, text.count <= Self.longest,
      scalars.count <= Self.longest * Self.greatestCluster
    else { return nil }
    self.text = text
  }
}
