/// Every token for one choice of contexts, resolved, in the order in which the files name them.
package struct TokenSet: Sendable {
  /// The tokens in order.
  package let tokens: [Token]
  private let positions: [String: Int]
  private let descriptions: [String: String]

  init(tokens: [Token], descriptions: [String: String]) {
    self.tokens = tokens
    self.positions = Dictionary(
      tokens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.descriptions = descriptions
  }

  /// The token of that name, or nil when there is none.
  package func token(named name: String) -> Token? {
    positions[name].map { tokens[$0] }
  }

  /// The names of what stands directly in a group, tokens and groups, in order; the whole file's
  /// top level for "".
  package func names(under group: String) -> [String] {
    let prefix = group.isEmpty ? "" : group + "."
    var names: [String] = []
    var seen: Set<String> = []
    for token in tokens where token.name.hasPrefix(prefix) {
      let name = String(token.name.dropFirst(prefix.count).prefix { $0 != "." })
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// What a group's `$description` says, or nil when it says nothing.
  package func description(ofGroup name: String) -> String? {
    descriptions[name]
  }
}
