package import DesignTokens

/// What is wrong in a file of the audit: its rules and surfaces, or a list of accepted findings.
package struct AuditFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Where in the file: "accepted[2].reason"; empty for the whole of it.
  package let path: String
  /// What is wrong, with the value that is, and what would be accepted.
  package let problem: String

  init(_ file: String, _ line: Int, _ path: String, _ problem: String) {
    (self.file, self.line, self.path, self.problem) = (file, line, path, problem)
  }

  /// What is not JSON.
  package init(_ error: JSONError) {
    self.init(error.file, error.line, "", "not JSON: column \(error.column): \(error.problem)")
  }

  /// "accepted.json:3: accepted[0].reason: …", on one line.
  package var description: String {
    oneLine(["\(file):\(line)", path, problem].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}
