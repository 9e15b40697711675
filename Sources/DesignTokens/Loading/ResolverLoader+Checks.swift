extension ResolverLoader {
  /// The elements of an array.
  func elements(_ json: JSONValue, _ name: String) throws(TokenError) -> [JSONValue] {
    guard let elements = json.elements else {
      throw error(json, "\(json.summary) as '\(name)'", accepted: "an array")
    }
    return elements
  }

  /// The members of an object that may be absent.
  func members(_ json: JSONValue?, _ name: String) throws(TokenError) -> [JSONValue.Member] {
    guard let json else { return [] }
    guard let members = json.members else {
      throw error(json, "\(json.summary) as '\(name)'", accepted: "an object")
    }
    return members
  }

  func checkKeys(
    _ json: JSONValue, of kind: String, required: [String], optional: [String]
  ) throws(TokenError) {
    guard let members = json.members else {
      throw error(json, "\(json.summary) in place of \(kind)", accepted: "an object")
    }
    for member in members where !(required + optional).contains(member.name) {
      throw error(
        member.value, "unknown key '\(member.name)' of \(kind)",
        accepted: hint(for: member.name, among: required + optional))
    }
    for name in required where json[name] == nil {
      throw error(json, "\(kind) without '\(name)'")
    }
  }
}
