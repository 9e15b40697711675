/// A design value with a name.
package struct Token: Hashable, Sendable {
  /// The path of its groups and itself: "line.red.base".
  package let name: String
  /// Aliases are resolved.
  package let value: TokenValue
  /// Where the value comes from.
  package let origin: TokenOrigin
  /// What it is for, where the file says so.
  package let description: String?
  /// The file that defines it, as the caller named it.
  package let file: String
  /// Where in the file, from 1.
  package let line: Int

  /// The type of the value.
  package var type: TokenType { value.type }
}
