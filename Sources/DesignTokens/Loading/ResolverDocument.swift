/// A DTCG resolver document (2025.10) whose files are read.
struct ResolverDocument: Sendable {
  let name: String
  /// The version of the tokens, where the document states it.
  var version: String?
  /// In resolution order; later ones win.
  let steps: [Step]

  enum Step: Sendable {
    case set(TokenTable)
    case modifier(Modifier)
  }

  /// A choice between contexts.
  struct Modifier: Sendable {
    let name: String
    let contexts: [Context]
    let defaultContext: String?
    let file: String
    let line: Int

    func context(named name: String) -> Context? { contexts.first { $0.name == name } }
  }

  struct Context: Sendable {
    let name: String
    let table: TokenTable
    let line: Int
  }

  var modifiers: [Modifier] {
    steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
  }

  func modifier(named name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// Every table, chosen or not.
  var tables: [TokenTable] {
    steps.flatMap { step in
      switch step {
      case .set(let table): [table]
      case .modifier(let modifier): modifier.contexts.map(\.table)
      }
    }
  }

  /// The tokens for a choice of contexts. A context that an overlay does not have adds nothing.
  func table(in choice: [String: String]) -> TokenTable {
    var merged = TokenTable()
    for step in steps {
      switch step {
      case .set(let table): merged.merge(table)
      case .modifier(let modifier):
        if let name = choice[modifier.name], let context = modifier.context(named: name) {
          merged.merge(context.table)
        }
      }
    }
    return merged
  }

  /// A choice with the default of every modifier that it does not mention. Errors: a modifier or
  /// context that the document does not have; a modifier without a default.
  func completed(_ choice: [String: String]) throws(TokenError) -> [String: String] {
    for (name, context) in choice.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifier(named: name) else {
        throw TokenError(
          "unknown modifier '\(name)'", accepted: hint(for: name, among: modifiers.map(\.name)))
      }
      guard modifier.context(named: context) == nil else { continue }
      throw TokenError(
        "unknown \(name) '\(context)'",
        accepted: hint(for: context, among: modifier.contexts.map(\.name)))
    }
    var completed = choice
    for modifier in modifiers where choice[modifier.name] == nil {
      guard let context = modifier.defaultContext else {
        throw TokenError(
          file: modifier.file, line: modifier.line,
          "'\(modifier.name)' has no default, and none was chosen",
          accepted: "accepted: " + modifier.contexts.map(\.name).joined(separator: ", "))
      }
      completed[modifier.name] = context
    }
    return completed
  }
}
