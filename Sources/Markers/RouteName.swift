/// What a route is called on a tag or a chip: one line of 1 to 24 characters.
package struct RouteName: Hashable, Sendable {
  /// The name as given.
  package let text: String

  /// The longest name that is drawn, in characters.
  package static let longest = 24

  /// A name, or nil when it is empty, longer than 24 characters, or not one line of printable text.
  package init?(_ text: String) {
    let isOneLine = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isOneLine, text.contains(where: { !$0.isWhitespace }),
      text.count <= Self.longest
    else { return nil }
    self.text = text
  }
}
