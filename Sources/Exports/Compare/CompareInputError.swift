import DesignTokens

/// What is wrong in a file that says how to compare: a tolerance, or a review's decisions.
package struct CompareInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  package let file: String
  /// Counted from 1; nil when it is not known.
  package let line: Int?
  /// The member's name; nil when no single member is to blame.
  package let key: String?
  /// What is wrong, with the value that is, and what would be accepted.
  package let problem: String

  init(_ file: String, line: Int? = nil, key: String? = nil, _ problem: String) {
    (self.file, self.line, self.key, self.problem) = (file, line, key, problem)
  }

  init(_ error: JSONError) {
    self.init(error.file, line: error.line, "not JSON: \(error.problem)")
  }

  /// "goldens/a.png.tolerance.json:2: maxPixels: …", on one line.
  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return printable([place, key, problem].compactMap(\.self).joined(separator: ": "))
  }
}
