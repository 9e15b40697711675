/// Reads a tree of groups and tokens.
struct TokenFileReader {
  let file: String
  /// An overlay need not say where its values come from.
  let isOverlay: Bool
  private var table = TokenTable()

  /// The tokens of a file, or of a group that stands inline in a resolver file.
  static func table(
    _ json: JSONValue, file: String, isOverlay: Bool
  ) throws(TokenError) -> TokenTable {
    var reader = TokenFileReader(file: file, isOverlay: isOverlay)
    guard json.members != nil else {
      throw TokenError(
        file: file, line: json.line, "\(json.summary) in place of an object of groups and tokens")
    }
    try reader.readGroup(json, path: "", inherited: nil)
    return reader.table
  }

  private init(file: String, isOverlay: Bool) {
    self.file = file
    self.isOverlay = isOverlay
  }

  private func error(
    _ json: JSONValue, _ path: String, _ problem: String, accepted: String? = nil
  ) -> TokenError {
    TokenError(
      file: file, line: json.line, token: path.isEmpty ? nil : path, problem, accepted: accepted)
  }

  private mutating func readGroup(
    _ group: JSONValue, path: String, inherited: TokenType?
  ) throws(TokenError) {
    let type = try statedType(group, path) ?? inherited
    for member in group.members ?? [] {
      switch member.name {
      case "$type": break
      case "$schema" where path.isEmpty: break
      case "$description": table.describe(path, try text(member.value, path, member.name))
      case "$deprecated": try checkDeprecated(member.value, path)
      case "$extensions": try checkObject(member.value, path)
      case "$root": try readToken(member.value, path: childPath(path, member), inherited: type)
      case let name where name.hasPrefix("$"): throw unknownKey(member, path, of: "a group")
      default: try readChild(member, path: try checkedPath(path, member), inherited: type)
      }
    }
  }

  private mutating func readChild(
    _ member: JSONValue.Member, path: String, inherited: TokenType?
  ) throws(TokenError) {
    guard let members = member.value.members else {
      throw error(
        member.value, path, "\(member.value.summary) in place of a group or token",
        accepted: "an object, with \"$value\" for a token")
    }
    if members.contains(where: { $0.name == "$value" }) {
      try readToken(member.value, path: path, inherited: inherited)
    } else {
      try readGroup(member.value, path: path, inherited: inherited)
    }
  }

  private mutating func readToken(
    _ token: JSONValue, path: String, inherited: TokenType?
  ) throws(TokenError) {
    guard let value = token["$value"] else { throw error(token, path, "a token without '$value'") }
    let keys = ["$type", "$value", "$description", "$deprecated", "$extensions"]
    for member in token.members ?? [] where !keys.contains(member.name) {
      throw unknownKey(member, path, of: "a token")
    }
    let stated = try statedType(token, path)
    if let deprecated = token["$deprecated"] { try checkDeprecated(deprecated, path) }
    let description = try token["$description"].map { json throws(TokenError) in
      try text(json, path, "$description")
    }
    let draft = try draft(value, type: stated ?? inherited, path: path)
    let origins = OriginReader(file: file, token: path, isOverlay: isOverlay)
    table.insert(
      DraftToken(
        name: path, statedType: stated, draft: draft, origin: try origins.origin(of: token),
        description: description, file: file, line: token.line))
  }

  private func draft(
    _ value: JSONValue, type: TokenType?, path: String
  ) throws(TokenError) -> TokenDraft {
    let reader = ValueReader(file: file, token: path)
    if let type { return try reader.draft(value, type: type) }
    // An alias has the type of its target.
    if let alias = try reader.alias(value) { return .alias(alias) }
    throw error(
      value, path, "no '$type', neither here nor in a group around it",
      accepted: TokenType.allCases.map(\.rawValue).joined(separator: ", "))
  }

  private func statedType(_ json: JSONValue, _ path: String) throws(TokenError) -> TokenType? {
    guard let type = json["$type"] else { return nil }
    let name = try text(type, path, "$type")
    if let type = TokenType(rawValue: name) { return type }
    let names = TokenType.allCases.map(\.rawValue)
    if TokenType.unsupported.contains(name) {
      throw error(
        type, path, "the type '\(name)' is not supported",
        accepted: "accepted: " + names.joined(separator: ", "))
    }
    throw error(type, path, "unknown type '\(name)'", accepted: hint(for: name, among: names))
  }

  private func text(
    _ json: JSONValue, _ path: String, _ key: String
  ) throws(TokenError) -> String {
    guard let string = json.string else {
      throw error(json, path, "\(json.summary) as \(key)", accepted: "a string")
    }
    return string
  }

  private func checkDeprecated(_ json: JSONValue, _ path: String) throws(TokenError) {
    guard json.bool == nil, json.string == nil else { return }
    throw error(json, path, "\(json.summary) as $deprecated", accepted: "true, false or a reason")
  }

  private func checkObject(_ json: JSONValue, _ path: String) throws(TokenError) {
    guard json.members == nil else { return }
    throw error(json, path, "\(json.summary) as $extensions", accepted: "an object")
  }

  private func childPath(_ path: String, _ member: JSONValue.Member) -> String {
    path.isEmpty ? member.name : "\(path).\(member.name)"
  }

  /// DTCG: a name holds none of "{", "}" and ".", which aliases are made of.
  private func checkedPath(
    _ path: String, _ member: JSONValue.Member
  ) throws(TokenError) -> String {
    guard !member.name.isEmpty, !member.name.contains(where: { "{}.".contains($0) }) else {
      throw error(
        member.value, path, "the name '\(member.name)'",
        accepted: "a name that is not empty and holds none of { } .")
    }
    return childPath(path, member)
  }

  private func unknownKey(
    _ member: JSONValue.Member, _ path: String, of kind: String
  ) -> TokenError {
    if ["$ref", "$extends"].contains(member.name) {
      return error(
        member.value, path, "'\(member.name)' is not supported in \(kind)",
        accepted: "an alias as \"$value\": \"{group.token}\"")
    }
    let keys = ["$type", "$value", "$description", "$deprecated", "$extensions"]
    return error(
      member.value, path, "unknown key '\(member.name)' in \(kind)",
      accepted: hint(for: member.name, among: keys))
  }
}
