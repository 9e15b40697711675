/// Tokens by name, in the order in which the names first occur.
struct TokenTable: Sendable {
  private(set) var tokens: [DraftToken] = []
  private(set) var descriptions: [String: String] = [:]
  private var positions: [String: Int] = [:]

  subscript(name: String) -> DraftToken? {
    positions[name].map { tokens[$0] }
  }

  var names: [String] { tokens.map(\.name) }

  /// Adds a token; one of the same name keeps its position and is replaced.
  mutating func insert(_ token: DraftToken) {
    if let position = positions[token.name] {
      tokens[position] = token
    } else {
      positions[token.name] = tokens.count
      tokens.append(token)
    }
  }

  /// Gives a group its description.
  mutating func describe(_ group: String, _ description: String) {
    descriptions[group] = description
  }

  /// Lays another table over this one, token by token.
  mutating func merge(_ other: TokenTable) {
    other.tokens.forEach { insert($0) }
    descriptions.merge(other.descriptions) { _, new in new }
  }
}
