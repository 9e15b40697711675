/// A pack's tokens and what is laid over them: read and checked once, resolved for each theme.
package struct TokenDocument: Sendable {
  /// The pack's name, as its resolver file gives it.
  package let name: String
  /// The version of the pack's tokens, as its resolver file states it under `$extensions`; nil where
  /// it states none.
  package let version: String?
  /// The files that are laid over the pack, as the caller named them.
  package let overlayFiles: [String]
  private let pack: ResolverDocument
  private let overlays: [ResolverDocument]

  /// Reads a pack from its resolver file, and overlays in the order in which they win. An overlay is
  /// a token file, which holds in every context, or a resolver file.
  package init(pack: TokenSource, overlays: [TokenSource] = []) throws(TokenError) {
    let document = try ResolverLoader.load(pack, isOverlay: false)
    let rules = OverlayRules(pack: document)
    self.name = document.name
    self.version = document.version
    self.overlayFiles = overlays.map(\.file)
    self.pack = document
    self.overlays = try overlays.map { source throws(TokenError) in
      let overlay = try ResolverLoader.load(source, isOverlay: true)
      try rules.check(overlay)
      return overlay
    }
  }

  /// The contexts that a modifier offers: "theme" has "light" and "dark". Empty when there is no
  /// such modifier.
  package func contexts(of modifier: String) -> [String] {
    pack.modifier(named: modifier)?.contexts.map(\.name) ?? []
  }

  /// The tokens for one choice of contexts, as ["theme": "dark"]. A modifier that is not mentioned
  /// takes its default. Errors: an unknown modifier or context; an alias that leads nowhere or round
  /// in circles; an overlay that changes a token's type.
  package func resolve(contexts: [String: String] = [:]) throws(TokenError) -> TokenSet {
    let choice = try pack.completed(contexts)
    let packTable = pack.table(in: choice)
    var changes = TokenTable()
    for overlay in overlays { changes.merge(overlay.table(in: choice)) }
    var table = packTable
    table.merge(changes)
    let resolver = AliasResolver(table: table)
    try checkTypes(of: changes, resolver, pack: AliasResolver(table: packTable))
    return TokenSet(tokens: try resolver.tokens(), descriptions: table.descriptions)
  }

  private func checkTypes(
    of changes: TokenTable, _ resolver: AliasResolver, pack: AliasResolver
  ) throws(TokenError) {
    for token in changes.tokens {
      guard let original = pack.table[token.name] else { continue }
      let (type, wanted) = (try resolver.type(of: token), try pack.type(of: original))
      guard type == wanted else {
        throw token.error(
          "a \(type.rawValue) in place of a \(wanted.rawValue)",
          accepted: "a value of type \(wanted.rawValue)")
      }
    }
  }
}
