/// Reads where a token's value comes from: its extension "org.render-markers".
struct OriginReader {
  let file: String
  let token: String
  let isOverlay: Bool

  static let key = "org.render-markers"
  private static let example =
    #"{"origin": "given", "source": "000, …"} or {"origin": "chosen", "note": "…"}"#

  /// The origin that a token states. A pack's token must state one.
  func origin(of json: JSONValue) throws(TokenError) -> TokenOrigin {
    let extensions = json["$extensions"]
    if let extensions, extensions.members == nil {
      throw error(extensions, "\(extensions.summary) as $extensions", "an object")
    }
    guard let statement = extensions?[OriginReader.key] else {
      if isOverlay { return .overlay(file: file) }
      throw error(
        json, "no origin", "$extensions with \"\(OriginReader.key)\": \(OriginReader.example)")
    }
    let members = try ValueReader(file: file, token: token).members(
      statement, of: "an origin", required: ["origin"], optional: ["source", "note"],
      example: OriginReader.example)
    let kind = members["origin"] ?? statement
    switch (kind.string, members["source"], members["note"]) {
    case ("given", let source?, nil): return .given(source: try text(source))
    case ("chosen", nil, let note):
      return .chosen(note: try note.map { json throws(TokenError) in try text(json) })
    case ("given", _, _):
      throw error(statement, "a given value has a source and no note", OriginReader.example)
    case ("chosen", _, _):
      throw error(statement, "a chosen value has no source", OriginReader.example)
    default:
      throw error(
        kind, "\(kind.summary) as an origin",
        hint(for: kind.string ?? "", among: ["given", "chosen"]))
    }
  }

  private func text(_ json: JSONValue) throws(TokenError) -> String {
    guard let string = json.string, !string.isEmpty else {
      throw error(json, "\(json.summary) in an origin", "a string")
    }
    return string
  }

  private func error(_ json: JSONValue, _ problem: String, _ accepted: String) -> TokenError {
    TokenError(file: file, line: json.line, token: token, problem, accepted: accepted)
  }
}
