import DesignTokens

/// What is wrong with a file about a stop and its alerts.
package struct StopFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Where in the file: "alerts[2].scope"; empty for the whole of it.
  package let path: String
  /// What is wrong, with the value that is.
  package let problem: String
  /// What would be accepted; nil where the problem says it.
  package let accepted: String?

  init(file: String, line: Int, path: String, problem: String, accepted: String? = nil) {
    self.file = file
    self.line = line
    self.path = path
    self.problem = problem
    self.accepted = accepted
  }

  init(_ error: JSONError) {
    self.init(
      file: error.file, line: error.line, path: "", problem: "column \(error.column): not JSON",
      accepted: error.problem)
  }

  /// "alerts.json:12: alerts[0].scope: the string 'city' as a scope: accepted: systemwide, route,
  /// station", on one line whatever the file holds.
  package var description: String {
    let parts = ["\(file):\(line)", path.isEmpty ? nil : path, problem, accepted]
    return String(
      String.UnicodeScalarView(
        parts.compactMap(\.self).joined(separator: ": ").unicodeScalars.map {
          $0.properties.generalCategory == .control ? " " : $0
        }))
  }
}
