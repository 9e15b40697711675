import DesignTokens

/// What a reviewer decided, as the review page exports it (review.json).
package struct ReviewDecisions: Sendable {
  /// A decision on one case.
  package struct Decision: Hashable, Sendable {
    /// The case.
    package let path: RelativePath
    /// Whether it was accepted; else it was rejected.
    package let isAccepted: Bool
    /// The hash of the golden that was looked at; nil where there was none.
    package let expectedHash: String?
    /// The hash of the picture that was looked at; nil where there was none.
    package let actualHash: String?
  }

  /// What the file says it is.
  package static let format = "render-markers review 1"
  /// The largest file that is read.
  package static let greatestFile = 64 << 20

  /// The decisions, each case once.
  package let decisions: [Decision]

  /// Reads a file's bytes; `file` is only named in errors.
  package init(_ bytes: [UInt8], file: String) throws(CompareInputError) {
    let value: JSONValue
    do { value = try JSONReader.parse(bytes, file: file) } catch { throw CompareInputError(error) }
    guard value["format"]?.string == Self.format else {
      throw CompareInputError(
        file, line: value["format"]?.line ?? value.line, key: "format",
        "'\(Self.format)' is needed, not \(value["format"]?.summary ?? "nothing")")
    }
    guard let cases = value["cases"]?.elements else {
      throw CompareInputError(
        file, line: value["cases"]?.line, key: "cases",
        "an array is needed, not \(value["cases"]?.summary ?? "nothing")")
    }
    var decisions: [Decision] = []
    var known: Set<RelativePath> = []
    for entry in cases {
      let decision = try Self.decision(entry, file)
      guard known.insert(decision.path).inserted else {
        throw CompareInputError(
          file, line: entry.line, key: "id", "'\(decision.path.text)' stands there twice")
      }
      decisions.append(decision)
    }
    self.decisions = decisions
  }

  private static func decision(
    _ entry: JSONValue, _ file: String
  ) throws(CompareInputError) -> Decision {
    guard let id = entry["id"]?.string else {
      throw CompareInputError(
        file, line: entry.line, key: "id",
        "a picture's path is needed, not \(entry["id"]?.summary ?? "nothing")")
    }
    let decision = entry["decision"]
    guard let word = decision?.string, word == "accept" || word == "reject" else {
      throw CompareInputError(
        file, line: decision?.line ?? entry.line, key: "decision",
        "'accept' or 'reject' is needed for '\(id)', not \(decision?.summary ?? "nothing")")
    }
    return Decision(
      path: RelativePath(id), isAccepted: word == "accept",
      expectedHash: try hash(entry, "expectedHash", file),
      actualHash: try hash(entry, "actualHash", file))
  }

  /// A hash, or null where the side did not exist. It must be said: a decision without it could be
  /// about any picture.
  private static func hash(
    _ entry: JSONValue, _ key: String, _ file: String
  ) throws(CompareInputError) -> String? {
    let member = entry[key]
    if let hash = member?.string { return hash }
    guard member == .null else {
      throw CompareInputError(
        file, line: member?.line ?? entry.line, key: key,
        "a hash or null is needed, not \(member?.summary ?? "nothing")")
    }
    return nil
  }
}
