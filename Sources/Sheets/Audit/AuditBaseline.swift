import DesignTokens

/// Findings that are accepted, each with the reason.
package struct AuditBaseline: Hashable, Sendable {
  /// An accepted finding.
  package struct Entry: Hashable, Sendable {
    /// The finding's id.
    package let finding: String
    /// Why it is accepted; never blank.
    package let reason: String
    /// Where it stands in the file, from 1.
    package let line: Int
  }

  /// The file, as the caller named it.
  package let file: String
  /// In the file's order; each finding once.
  package let entries: [Entry]
  /// The reasons by the findings' ids.
  private let reasons: [String: String]

  /// The largest file that is read.
  package static let greatestFile = 8 << 20

  /// Reads a file's bytes; `file` is only named in errors.
  package init(_ bytes: [UInt8], file: String) throws(AuditFileError) {
    let reader = AuditFileReader(file: file)
    let root = try reader.root(bytes)
    try reader.checkMembers(root, ["$schema", "accepted"])
    var entries: [Entry] = []
    var lines: [String: Int] = [:]
    for place in try reader.list(root, "accepted") {
      let entry = try Self.entry(place, reader)
      if let first = lines.updateValue(entry.line, forKey: entry.finding) {
        throw reader.error(
          try reader.member(place, "finding"),
          "'\(entry.finding)' is accepted on line \(first) already")
      }
      entries.append(entry)
    }
    self.file = file
    self.entries = entries
    reasons = Dictionary(
      entries.map { ($0.finding, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  private static func entry(
    _ place: AuditFileReader.Place, _ reader: AuditFileReader
  ) throws(AuditFileError) -> Entry {
    try reader.checkMembers(place, ["finding", "reason"])
    let finding = try reader.text(place, "finding", "the id of a finding, as --json lists them,")
    guard place.value["reason"] != nil else {
      throw reader.error(
        place, "reason: missing: a finding is accepted with a text that says why")
    }
    return Entry(
      finding: finding, reason: try reader.text(place, "reason", "a text that says why"),
      line: place.value.line)
  }

  /// Why a finding is accepted; nil where it is not.
  package func reason(for id: String) -> String? { reasons[id] }
}
