// Reading piece by piece: a file with a million markers is never held as a tree. Each `begin…` is
// followed by `next…` until it gives nil or false; what stands there is read in between.

extension JSONReader {
  /// Steps into the object that is next.
  package mutating func beginObject() throws(JSONError) {
    skipSpace()
    guard byte == UInt8(ascii: "{") else { throw error(expected: "an object") }
    try enter()
  }

  /// The name of the object's next member, whose value is then next; nil at the object's end.
  package mutating func nextName() throws(JSONError) -> String? {
    guard try isAtNext(before: UInt8(ascii: "}"), "'}'") else { return nil }
    skipSpace()
    guard byte == UInt8(ascii: "\"") else { throw error(expected: "a name in double quotes") }
    nameOffset = offset
    let name = try string()
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw error(expected: "':' after a name") }
    offset += 1
    return name
  }

  /// The error for a name that the object has already.
  package func twice(_ name: String) -> JSONError {
    error("the name '\(name)' stands twice in one object", at: nameOffset)
  }

  /// An error about the name that was read last.
  package func nameError(_ problem: String) -> JSONError { error(problem, at: nameOffset) }

  /// Steps into the array that is next.
  package mutating func beginArray() throws(JSONError) {
    skipSpace()
    guard byte == UInt8(ascii: "[") else { throw error(expected: "an array") }
    try enter()
  }

  /// Whether the array goes on: its element is then next.
  package mutating func nextElement() throws(JSONError) -> Bool {
    try isAtNext(before: UInt8(ascii: "]"), "']'")
  }

  /// The string that is next.
  package mutating func nextString() throws(JSONError) -> String {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else { throw error(expected: "a string") }
    return try string()
  }

  /// The number that is next.
  package mutating func nextNumber() throws(JSONError) -> Double {
    skipSpace()
    guard byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    else { throw error(expected: "a number") }
    return try number()
  }

  /// True or false, whichever is next.
  package mutating func nextBool() throws(JSONError) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f"), let bool = try value().bool
    else { throw error(expected: "true or false") }
    return bool
  }

  /// Checks that nothing follows.
  package mutating func finish() throws(JSONError) {
    skipSpace()
    guard offset == bytes.count else {
      throw error(expected: "the end of the file after the value")
    }
  }

  /// Where the reader stands, for `error(_:at:)`.
  package mutating func place() -> Int {
    skipSpace()
    return offset
  }

  /// Passes a comma; false, stepping out, at the closing bracket.
  private mutating func isAtNext(
    before closing: UInt8, _ bracket: String
  ) throws(JSONError) -> Bool {
    skipSpace()
    defer { isFirst = false }
    if byte == closing {
      leave()
      return false
    }
    guard !isFirst else { return true }
    guard byte == UInt8(ascii: ",") else { throw error(expected: "',' or \(bracket)") }
    offset += 1
    return true
  }
}
