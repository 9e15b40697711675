/// Reads JSON (RFC 8259, strictly) from UTF-8 bytes.
///
/// Foundation's decoders lose what token files need: the order of members (lines are ordered by
/// their order in a file), the line of a value (errors name it), and a name that occurs twice.
package struct JSONReader {
  let bytes: [UInt8]
  let file: String
  var offset = 0
  var line = 1
  private var depth = 0
  /// Whether nothing of the array or object around the offset was read yet.
  var isFirst = false
  /// Where the last name that was read begins, for an error about it.
  var nameOffset = 0

  /// How many arrays and objects may stand inside each other.
  package static let depthLimit = 64

  /// The one value in `bytes`; `file` is only named in errors. A byte order mark is skipped.
  package static func parse(_ bytes: [UInt8], file: String) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, file: file)
    let value = try reader.value()
    try reader.finish()
    return value
  }

  /// A reader at the start of `bytes`, behind a byte order mark, for what is read piece by piece: see
  /// `JSONReader+Pieces.swift`.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The byte at the offset; 0, which no rule of the grammar accepts, at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipSpace() {
    while true {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"): line += 1
      default: return
      }
      offset += 1
    }
  }

  /// The value that is next, whatever it is.
  package mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    let line = self.line
    switch byte {
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), line: line)
    case UInt8(ascii: "{"): return JSONValue(.object(try members()), line: line)
    case UInt8(ascii: "["): return JSONValue(.array(try elements()), line: line)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), line: line)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), line: line)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), line: line)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), line: line)
    default: throw error(expected: "a value")
    }
  }

  private mutating func word(
    _ word: String, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    for letter in word.utf8 {
      guard byte == letter else { throw error(expected: word) }
      offset += 1
    }
    return content
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try beginArray()
    var elements: [JSONValue] = []
    while try nextElement() { elements.append(try value()) }
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONValue.Member] {
    try beginObject()
    var members: [JSONValue.Member] = []
    var names = DistinctNames()
    while let name = try nextName() {
      guard names.insert(name) else { throw twice(name) }
      members.append(JSONValue.Member(name, try value()))
    }
    return members
  }

  /// Steps into an array or object, whose first element or name is then next.
  mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONReader.depthLimit else {
      throw error("more than \(JSONReader.depthLimit) arrays and objects inside each other")
    }
    offset += 1
    isFirst = true
  }

  /// Steps out of an array or object at its closing bracket.
  mutating func leave() {
    depth -= 1
    offset += 1
  }
}
