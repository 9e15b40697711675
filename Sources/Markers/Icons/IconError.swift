/// Why an icon cannot be used: where, what, and what would be accepted.
package struct IconError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A place in a file; both count from 1, columns in characters.
  package struct Position: Hashable, Sendable {
    /// The line.
    package let line: Int
    /// The character within the line.
    package let column: Int
  }

  /// The file, or nil where a name was asked for and no file is at fault.
  package let file: String?
  /// Where in the file, or nil where the file as a whole is at fault.
  package let position: Position?
  /// What is wrong, with the value that is.
  package let problem: String
  /// What would be accepted.
  package let accepted: String

  /// A message in one line: "train.svg:2:9: unknown element 'circle'; accepted: g, path, title, desc".
  package var description: String {
    var place = ""
    if let file { place += file + ":" }
    if let position { place += "\(position.line):\(position.column):" }
    return (place.isEmpty ? "" : place + " ") + "\(problem); accepted: \(accepted)"
  }

  /// An error about a file as a whole, or about no file.
  init(file: String? = nil, problem: String, accepted: String) {
    self.file = file
    self.position = nil
    self.problem = problem
    self.accepted = accepted
  }

  /// An error at a fault's place in `source`.
  init(_ fault: IconFault, in source: IconFile) {
    file = source.file
    position = fault.offset.map { Position(offset: $0, in: source.bytes) }
    problem = fault.problem
    accepted = fault.accepted
  }
}

extension IconError.Position {
  /// The place of the byte at `offset`.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let inLine = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
    // Continuation bytes of UTF-8 are no characters of their own.
    column = 1 + inLine.count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}
