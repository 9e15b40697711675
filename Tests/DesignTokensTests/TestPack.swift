import DesignTokens

/// Packs made of a few lines of text.
enum TestPack {
  static let origin = #""$extensions": {"org.render-markers": {"origin": "chosen"}}"#

  /// A token as file text.
  static func token(_ type: String, _ value: String) -> String {
    "{\"$type\": \"\(type)\", \"$value\": \(value), \(origin)}"
  }

  /// A colour token as file text.
  static func color(_ hex: String, _ components: String) -> String {
    token(
      "color", "{\"colorSpace\": \"srgb\", \"components\": [\(components)], \"hex\": \"\(hex)\"}")
  }

  /// A resolver file and the files that it names.
  static func source(
    _ resolver: String, _ files: [String: String], file: String = "tokens/r.json"
  ) -> TokenSource {
    TokenSource(file: file, bytes: Array(resolver.utf8)) { name throws(TokenError) in
      guard let text = files[name] else { throw TokenError("no file '\(name)'") }
      return Array(text.utf8)
    }
  }

  static let oneSet = """
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "a.json"}]}},
     "resolutionOrder": [{"$ref": "#/sets/all"}]}
    """

  /// The tokens of a pack of one file, tokens/a.json.
  static func tokens(_ text: String) throws(TokenError) -> TokenSet {
    try TokenDocument(pack: source(oneSet, ["a.json": text])).resolve()
  }

  /// What is wrong with a pack of one file.
  static func error(_ text: String) -> String {
    message { () throws(TokenError) in _ = try tokens(text) }
  }

  /// The description of the error that `body` throws.
  static func message(_ body: () throws(TokenError) -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return error.description
    }
  }
}
