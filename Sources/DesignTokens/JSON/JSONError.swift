/// What is wrong with a JSON text, and where.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// In Unicode scalars, counted from 1.
  package let column: Int
  /// What was found, and what was expected instead.
  package let problem: String

  /// "tokens/dark.json:12:7: expected ':' after a name, found ','", on one line.
  package var description: String { oneLine("\(file):\(line):\(column): \(problem)") }
}
