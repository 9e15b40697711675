/// What is wrong with a token, a token file or a request for tokens.
package struct TokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it; nil when no file is to blame.
  package var file: String?
  /// Counted from 1; nil when it is not known.
  package var line: Int?
  /// The token's path, "line.red.base"; nil when the error concerns no single token.
  package var token: String?
  /// What is wrong, with the value that is.
  package var problem: String
  /// What would be accepted: "did you mean 'colorSpace'?"; nil when the problem says it.
  package var accepted: String?

  /// An error.
  package init(
    file: String? = nil, line: Int? = nil, token: String? = nil, _ problem: String,
    accepted: String? = nil
  ) {
    self.file = file
    self.line = line
    self.token = token
    self.problem = problem
    self.accepted = accepted
  }

  /// The error of a file that is not JSON.
  package init(_ error: JSONError) {
    self.init(
      file: error.file, line: error.line, "column \(error.column): not JSON",
      accepted: error.problem)
  }

  /// "tokens/dark.json:12: brand: unknown member 'colourSpace' of a color: did you mean
  /// 'colorSpace'?", on one line whatever the file holds.
  package var description: String {
    let place = file.map { file in line.map { "\(file):\($0)" } ?? file }
    return oneLine([place, token, problem, accepted].compactMap(\.self).joined(separator: ": "))
  }
}
