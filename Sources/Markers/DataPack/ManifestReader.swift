import DesignTokens

/// Reads the parts of a pack's file; an error names the file, the line and the value.
struct ManifestReader {
  let file: String

  /// The members of an object by name: all of `required`, and any of `optional`.
  func members(
    _ json: JSONValue, of kind: String, required: [String], optional: [String] = []
  ) throws(TokenError) -> [String: JSONValue] {
    guard let members = json.members else {
      throw error(json, "\(json.summary) in place of \(kind)", "an object")
    }
    var found: [String: JSONValue] = [:]
    for member in members {
      guard (required + optional).contains(member.name) else {
        throw error(
          member.value, "unknown key '\(member.name)' of \(kind)",
          hint(for: member.name, among: required + optional))
      }
      found[member.name] = member.value
    }
    for name in required where found[name] == nil {
      throw error(json, "\(kind) without '\(name)'", required.joined(separator: ", "))
    }
    return found
  }

  /// A string that is not empty.
  func string(_ json: JSONValue, _ what: String) throws(TokenError) -> String {
    guard let text = json.string, !text.isEmpty else {
      throw error(json, "\(json.summary) as \(what)", "a string that is not empty")
    }
    return text
  }

  /// A word that may stand in a file's name.
  func name(_ json: JSONValue, _ what: String) throws(TokenError) -> String {
    let text = try string(json, what)
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard isPlain, text.utf8.count <= Self.longestName, text.first != "." else {
      throw error(
        json, "\(json.summary) as \(what)", "1 to \(Self.longestName) of a-z, 0-9, '-' and '.'")
    }
    return text
  }

  /// A path that stays within the pack's folder.
  func path(_ json: JSONValue, _ what: String) throws(TokenError) -> String {
    let text = try string(json, what)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(".."), !parts.contains(""), !text.utf8.contains(0) else {
      throw error(json, "\(json.summary) as \(what)", "a path within the pack's folder")
    }
    return text
  }

  /// The page's colours.
  func page(_ json: JSONValue) throws(TokenError) -> PageColors {
    let members = try members(json, of: "a page", required: PackManifest.Key.page)
    func token(_ name: String) throws(TokenError) -> String {
      try string(members[name] ?? json, name)
    }
    return PageColors(
      paper: try token("paper"), ink: try token("ink"), caption: try token("caption"),
      ground: try token("ground"))
  }

  /// The elements of an array, at least one.
  func elements(_ json: JSONValue, _ what: String) throws(TokenError) -> [JSONValue] {
    guard let elements = json.elements, !elements.isEmpty else {
      throw error(
        json, "\(json.elements == nil ? json.summary : "an empty array") as '\(what)'",
        "an array with at least one element")
    }
    return elements
  }

  func error(_ json: JSONValue, _ problem: String, _ accepted: String) -> TokenError {
    TokenError(file: file, line: json.line, problem, accepted: accepted)
  }

  private static let longestName = 64
}
