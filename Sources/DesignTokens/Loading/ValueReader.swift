/// Reads the `$value` of one token.
struct ValueReader {
  let file: String
  let token: String

  /// A value of `type` as DTCG 2025.10 writes it, or an alias.
  func draft(_ json: JSONValue, type: TokenType) throws(TokenError) -> TokenDraft {
    if let alias = try alias(json) { return .alias(alias) }
    switch type {
    case .color: return .value(.color(try color(json)))
    case .dimension: return .value(.dimension(try dimension(json)))
    case .number: return .value(.number(try number(json, "a number")))
    case .duration: return .value(.duration(try duration(json)))
    case .cubicBezier: return .value(.cubicBezier(try cubicBezier(json)))
    case .fontFamily: return .value(.fontFamily(try fontFamily(json)))
    case .fontWeight: return .value(.fontWeight(try fontWeight(json)))
    case .typography: return .typography(try typography(json))
    }
  }

  func error(_ json: JSONValue, _ problem: String, accepted: String? = nil) -> TokenError {
    TokenError(file: file, line: json.line, token: token, problem, accepted: accepted)
  }

  /// The largest number of a token: more than any design has, and little enough that lengths made
  /// of several stay numbers to draw with.
  private static let greatest = 1_000_000.0

  func number(_ json: JSONValue, _ wanted: String) throws(TokenError) -> Double {
    guard let number = json.number else {
      throw error(json, "\(json.summary) in place of \(wanted)", accepted: "a number like 0.5")
    }
    guard abs(number) <= Self.greatest else {
      throw error(json, "\(json.summary) is too large", accepted: "-1000000 to 1000000")
    }
    return number
  }

  /// The members of an object by name; the names are `required` or `optional`.
  func members(
    _ json: JSONValue, of kind: String, required: [String], optional: [String] = [],
    example: String
  ) throws(TokenError) -> [String: JSONValue] {
    guard let members = json.members else {
      throw error(json, "\(json.summary) in place of \(kind)", accepted: example)
    }
    var found: [String: JSONValue] = [:]
    for member in members {
      guard (required + optional).contains(member.name) else {
        throw error(
          member.value, "unknown member '\(member.name)' of \(kind)",
          accepted: hint(for: member.name, among: required + optional))
      }
      found[member.name] = member.value
    }
    for name in required where found[name] == nil {
      throw error(json, "\(kind) without '\(name)'", accepted: example)
    }
    return found
  }

  private func typography(_ json: JSONValue) throws(TokenError) -> [String: TokenDraft] {
    let types: [String: TokenType] = [
      "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
      "letterSpacing": .dimension, "lineHeight": .number,
    ]
    let members = try members(
      json, of: "a typography", required: ["fontFamily", "fontSize", "fontWeight"],
      optional: ["letterSpacing", "lineHeight"],
      example: #"{"fontFamily": …, "fontSize": …, "fontWeight": …}"#)
    var drafts: [String: TokenDraft] = [:]
    // In a fixed order, so that of two mistakes always the same one is reported.
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      if let member = members[name] { drafts[name] = try draft(member, type: type) }
    }
    return drafts
  }
}
