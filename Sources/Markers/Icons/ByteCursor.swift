/// A place in an icon file, moving forward through a range of its bytes. It never reads outside.
struct ByteCursor {
  private let bytes: [UInt8]
  private let end: Int
  /// The byte that is next, counted from the start of the file.
  private(set) var offset: Int

  /// A cursor at the start of `range`, or of what there is of it.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The byte `distance` ahead, or nil behind the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    distance < end - offset ? bytes[offset + distance] : nil
  }

  /// Moves ahead, at most to the end.
  mutating func skip(_ count: Int = 1) {
    offset += min(count, end - offset)
  }

  /// Moves past the bytes that satisfy `condition`.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { skip() }
  }

  /// Moves past XML's white space, which is path data's too.
  mutating func skipSpace() {
    skip { $0.isSpace }
  }

  /// Moves past `literal` if it is next, and says whether it was.
  mutating func take(_ literal: String) -> Bool {
    guard starts(with: literal) else { return false }
    skip(literal.utf8.count)
    return true
  }

  /// Moves past the first `literal` ahead, and says whether there was one.
  mutating func skip(past literal: String) -> Bool {
    while peek() != nil {
      if take(literal) { return true }
      skip()
    }
    return false
  }

  /// Whether `literal` is next.
  func starts(with literal: String) -> Bool {
    bytes[offset..<end].starts(with: literal.utf8)
  }

  /// The text from `start` to here.
  func text(from start: Int) -> String {
    String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
  }

  /// What is next, for a message: up to white space, 24 bytes at most, without control characters.
  var token: String {
    guard let first = peek() else { return "the end" }
    let rest = bytes[offset..<end].dropFirst().prefix(23)
    let word = [first] + rest.prefix { !$0.isSpace && $0 != UInt8(ascii: "<") }
    return quoted(String(decoding: word, as: UTF8.self))
  }
}

/// `text` between quotation marks, for a message: 40 characters at most, control characters escaped.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let plain = scalars.prefix(40).map { scalar in
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return "'\(plain.joined())\(scalars.dropFirst(40).isEmpty ? "" : "…")'"
}

extension UInt8 {
  /// White space in XML and in path data.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  /// 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// What an element or an attribute can be called, as far as icons go.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: isDigit
    }
  }
}
