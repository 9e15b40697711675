/// Turns drafts into tokens once every file is merged.
struct AliasResolver {
  let table: TokenTable

  /// Aliases of aliases of …: a longer chain is a mistake, and costs time with its square.
  private static let chainLimit = 32

  /// All tokens, in order.
  func tokens() throws(TokenError) -> [Token] {
    try table.tokens.map { draft throws(TokenError) in
      try checkGroups(of: draft)
      let value = try value(of: draft.draft, in: draft)
      if let stated = draft.statedType, stated != value.type {
        throw draft.error(
          "stated to be a \(stated.rawValue), and its alias is a \(value.type.rawValue)")
      }
      return Token(
        name: draft.name, value: value, origin: draft.origin, description: draft.description,
        file: draft.file, line: draft.line)
    }
  }

  /// The type of a token, through its aliases.
  func type(of token: DraftToken) throws(TokenError) -> TokenType {
    switch try target(of: token.draft, in: token).draft {
    case .value(let value): value.type
    case .typography, .alias: .typography
    }
  }

  /// Two files may disagree on what is a token and what a group.
  private func checkGroups(of token: DraftToken) throws(TokenError) {
    var path = token.name[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      guard let other = table[String(path)] else { continue }
      throw token.error(
        "'\(path)' is a token in \(other.file):\(other.line), and cannot hold others")
    }
  }

  private func value(of draft: TokenDraft, in token: DraftToken) throws(TokenError) -> TokenValue {
    switch try target(of: draft, in: token).draft {
    case .value(let value): return value
    case .typography(let members): return try typography(members, in: token)
    case .alias: throw token.error("an alias of an alias")
    }
  }

  /// The token at the end of a chain of aliases.
  private func target(of draft: TokenDraft, in token: DraftToken) throws(TokenError) -> Target {
    var target = Target(draft: draft, token: token)
    var chain: [String] = []
    while case .alias(let name) = target.draft {
      guard let next = table[name] else {
        throw target.token.error(
          "no token '\(name)' for the alias '{\(name)}'", accepted: suggestion(name))
      }
      if let start = chain.firstIndex(of: name) {
        let loop = chain[start...] + [name]
        throw token.error("aliases run in a loop: " + loop.joined(separator: " → "))
      }
      chain.append(name)
      guard chain.count <= AliasResolver.chainLimit else {
        throw token.error("more than \(AliasResolver.chainLimit) aliases in a row")
      }
      target = Target(draft: next.draft, token: next)
    }
    return target
  }

  private struct Target {
    let draft: TokenDraft
    let token: DraftToken
  }

  private func suggestion(_ name: String) -> String? {
    DesignTokens.suggestion(for: name, among: table.names).map { "did you mean '\($0)'?" }
  }

  private func typography(
    _ members: [String: TokenDraft], in token: DraftToken
  ) throws(TokenError) -> TokenValue {
    func member(_ name: String, _ type: TokenType) throws(TokenError) -> TokenValue? {
      guard let draft = members[name] else { return nil }
      let target = try target(of: draft, in: token)
      if case .value(let value) = target.draft, value.type == type { return value }
      throw token.error(
        "'\(name)' is an alias of a \(try self.type(of: target.token).rawValue)",
        accepted: "a \(type.rawValue)")
    }
    guard case .fontFamily(let families) = try member("fontFamily", .fontFamily),
      case .dimension(let size) = try member("fontSize", .dimension),
      case .fontWeight(let weight) = try member("fontWeight", .fontWeight)
    else { throw token.error("a typography needs fontFamily, fontSize and fontWeight") }
    guard size > 0 else { throw token.error("a fontSize that is not above 0") }
    var (letterSpacing, lineHeight) = (0.0, Double?.none)
    if case .dimension(let value) = try member("letterSpacing", .dimension) {
      letterSpacing = value
    }
    if case .number(let value) = try member("lineHeight", .number) { lineHeight = value }
    return .typography(
      Typography(
        families: families, size: size, weight: weight, letterSpacing: letterSpacing,
        lineHeight: lineHeight))
  }
}
