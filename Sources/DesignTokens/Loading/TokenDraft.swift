/// A value as a file gives it: aliases are not resolved.
indirect enum TokenDraft: Hashable, Sendable {
  case value(TokenValue)
  /// The path of another token.
  case alias(String)
  /// Members of a typography, by name.
  case typography([String: TokenDraft])
}

/// A token as a file gives it.
struct DraftToken: Hashable, Sendable {
  let name: String
  /// The type that the token itself states; groups only speak for values that are no alias.
  let statedType: TokenType?
  let draft: TokenDraft
  let origin: TokenOrigin
  let description: String?
  let file: String
  let line: Int

  func error(_ problem: String, accepted: String? = nil) -> TokenError {
    TokenError(file: file, line: line, token: name, problem, accepted: accepted)
  }
}
