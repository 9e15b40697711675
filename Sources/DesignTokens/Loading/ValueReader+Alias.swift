extension ValueReader {
  /// The path that an alias names, "{a.b}" or {"$ref": "#/a/b"}; nil when `json` is no alias.
  func alias(_ json: JSONValue) throws(TokenError) -> String? {
    if let string = json.string {
      guard string.first == "{", string.last == "}" else { return nil }
      return String(string.dropFirst().dropLast())
    }
    guard let reference = json["$ref"] else { return nil }
    guard json.members?.count == 1 else {
      throw error(json, "a '$ref' with other members beside it")
    }
    guard let pointer = reference.string, let path = ValueReader.path(pointer) else {
      throw error(
        reference, "\(reference.summary) in place of a reference to a whole token",
        accepted: ##""#/group/token""##)
    }
    return path
  }

  /// "a.b" for the JSON pointers "#/a/b" and "#/a/b/$value"; nil for one into a value.
  private static func path(_ pointer: String) -> String? {
    guard pointer.hasPrefix("#/") else { return nil }
    var names = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    if names.last == "$value" { names.removeLast() }
    let isPath = names.allSatisfy { $0 == "$root" || !$0.isEmpty && $0.first != "$" }
    return names.isEmpty || !isPath ? nil : names.map(unescaped).joined(separator: ".")
  }

  /// A pointer writes '/' as "~1" and '~' as "~0".
  private static func unescaped(_ name: Substring) -> String {
    name.split(separator: "~1", omittingEmptySubsequences: false)
      .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }
      .joined(separator: "/")
  }
}
