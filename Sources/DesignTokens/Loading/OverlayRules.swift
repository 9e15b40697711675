/// What a file laid over a pack may hold: the pack's own tokens, modifiers and contexts, and lines
/// of its own.
struct OverlayRules {
  private let names: [String]
  private let known: Set<String>
  private let modifiers: [ResolverDocument.Modifier]

  init(pack: ResolverDocument) {
    var table = TokenTable()
    pack.tables.forEach { table.merge($0) }
    self.names = table.names
    self.known = Set(names)
    self.modifiers = pack.modifiers
  }

  /// Errors: the first token, modifier or context that the pack does not know.
  func check(_ overlay: ResolverDocument) throws(TokenError) {
    for modifier in overlay.modifiers { try check(modifier) }
    for table in overlay.tables {
      for token in table.tokens where !known.contains(token.name) { try checkLine(token) }
    }
  }

  private func check(_ modifier: ResolverDocument.Modifier) throws(TokenError) {
    guard let original = modifiers.first(where: { $0.name == modifier.name }) else {
      throw TokenError(
        file: modifier.file, line: modifier.line, "unknown modifier '\(modifier.name)'",
        accepted: hint(for: modifier.name, among: modifiers.map(\.name)))
    }
    for context in modifier.contexts where original.context(named: context.name) == nil {
      throw TokenError(
        file: modifier.file, line: context.line, "unknown \(modifier.name) '\(context.name)'",
        accepted: hint(for: context.name, among: original.contexts.map(\.name)))
    }
  }

  private func checkLine(_ token: DraftToken) throws(TokenError) {
    let path = token.name.split(separator: ".")
    guard path.count == 3, path[0] == "line", path[2] == "base" || path[2] == "hue" else {
      throw token.error(
        "unknown token",
        accepted: suggestion(for: token.name, among: names).map { "did you mean '\($0)'?" }
          ?? "a token of the pack, or line.ID.base and line.ID.hue for a line of your own")
    }
    guard Line.isID(path[1]) else {
      throw token.error("the line id '\(path[1])'", accepted: Line.acceptedID)
    }
  }
}
