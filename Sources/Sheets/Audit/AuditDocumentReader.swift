import DesignTokens

/// Reads a document's rules and surfaces.
struct AuditDocumentReader {
  let file: AuditFileReader

  private typealias Place = AuditFileReader.Place

  func document(_ bytes: [UInt8]) throws(AuditFileError) -> AuditDocument {
    let root = try file.root(bytes)
    try file.checkMembers(root, ["source", "asOf", "basis", "statuses", "rules", "surfaces"])
    let statuses = try strings(root, "statuses")
    return AuditDocument(
      source: try file.text(root, "source", "a document’s name"),
      date: try file.text(root, "asOf", "a day"), basis: try text(root, "basis"),
      statuses: statuses,
      rules: try file.list(root, "rules").map(rule),
      surfaces: try file.list(root, "surfaces").map { place throws(AuditFileError) in
        try surface(place, statuses)
      })
  }

  private func rule(_ place: Place) throws(AuditFileError) -> AuditDocument.Rule {
    try file.checkMembers(place, ["id", "topic", "date", "rule", "v3", "measuredBy"])
    return AuditDocument.Rule(
      id: try text(place, "id"), topic: try text(place, "topic"), date: try text(place, "date"),
      rule: try text(place, "rule"), value: try text(place, "v3"),
      measuredBy: try strings(place, "measuredBy"))
  }

  private func surface(
    _ place: Place, _ statuses: [String]
  ) throws(AuditFileError) -> AuditDocument.Surface {
    try file.checkMembers(
      place, ["id", "surface", "rule", "v3", "app", "status", "gap", "tokens", "measuredBy"])
    let status = try text(place, "status")
    guard statuses.contains(status) else {
      throw file.error(
        try file.member(place, "status"), "'\(status)'; \(hint(for: status, among: statuses))")
    }
    return AuditDocument.Surface(
      id: try text(place, "id"), surface: try text(place, "surface"),
      rule: try text(place, "rule"), spec: try text(place, "v3"), app: try text(place, "app"),
      status: status, gap: try text(place, "gap"), tokens: try expectations(place),
      measuredBy: try strings(place, "measuredBy"))
  }

  private func expectations(
    _ place: Place
  ) throws(AuditFileError) -> [AuditDocument.Expectation] {
    let member = try file.member(place, "tokens")
    return try (member.value.members ?? []).map { token throws(AuditFileError) in
      guard let number = token.value.number else {
        throw file.error(
          Place(value: token.value, path: "\(member.path).\(token.name)"),
          "a number is needed, not \(token.value.summary)")
      }
      return AuditDocument.Expectation(token: token.name, value: number)
    }
  }

  private func text(_ place: Place, _ name: String) throws(AuditFileError) -> String {
    try file.text(place, name, "a text")
  }

  private func strings(_ place: Place, _ name: String) throws(AuditFileError) -> [String] {
    try file.list(place, name).map { element throws(AuditFileError) in
      guard let text = element.value.string else {
        throw file.error(element, "a text is needed, not \(element.value.summary)")
      }
      return text
    }
  }
}
