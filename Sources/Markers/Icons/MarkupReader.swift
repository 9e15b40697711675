/// Reads the tags of an icon file one after another. It knows the part of XML that icons need: an
/// XML declaration, comments, tags with attributes. It has no entities, no CDATA and no DOCTYPE, so
/// nothing in a file can grow or reach outside it.
struct MarkupReader {
  /// The most attributes of a tag; none that an icon may have needs more than nine.
  private static let mostAttributes = 16

  private(set) var cursor: ByteCursor
  private let bytes: [UInt8]

  /// A reader at the first tag of a file.
  init(_ bytes: [UInt8]) throws(IconFault) {
    self.bytes = bytes
    cursor = ByteCursor(bytes, 0..<bytes.count)
    _ = cursor.take("\u{FEFF}")
    if cursor.starts(with: "<?xml ") {
      try skip(past: "?>", what: "XML declaration")
    }
  }

  /// A cursor over an attribute's value.
  func cursor(over value: Range<Int>) -> ByteCursor { ByteCursor(bytes, value) }

  /// An attribute's value as text.
  func text(_ attribute: MarkupTag.Attribute) -> String {
    let value = attribute.value.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[value], as: UTF8.self)
  }

  /// The next tag, or nil at the end. Text may stand before it only where `allowingText`.
  mutating func next(allowingText: Bool) throws(IconFault) -> MarkupTag? {
    while true {
      if allowingText { cursor.skip { $0 != UInt8(ascii: "<") } } else { cursor.skipSpace() }
      guard cursor.starts(with: "<!--") else { break }
      try skip(past: "-->", what: "comment")
    }
    if cursor.peek() == nil { return nil }
    guard cursor.starts(with: "<") else {
      throw cursor.fault(expecting: "tags and comments; text only in title and desc")
    }
    if cursor.starts(with: "<!") || cursor.starts(with: "<?") {
      throw cursor.fault(expecting: "tags and comments, no DOCTYPE, CDATA or instructions")
    }
    return try tag()
  }

  private mutating func skip(past end: String, what: String) throws(IconFault) {
    let start = cursor.offset
    guard cursor.skip(past: end) else {
      throw IconFault(offset: start, problem: "\(what) without an end", accepted: end)
    }
  }

  private mutating func tag() throws(IconFault) -> MarkupTag {
    let start = cursor.offset
    cursor.skip()
    let closes = cursor.take("/")
    var tag = MarkupTag(kind: closes ? .close : .open, name: try name(), offset: start)
    while !isAtTagEnd() {
      try tag.attributes.append(attribute(of: tag))
    }
    if !closes, cursor.take("/") { tag.kind = .empty }
    guard cursor.take(">") else { throw cursor.fault(expecting: "'>'") }
    return tag
  }

  /// Moves past white space, and says whether the tag ends here.
  private mutating func isAtTagEnd() -> Bool {
    cursor.skipSpace()
    return cursor.peek() == UInt8(ascii: ">") || cursor.peek() == UInt8(ascii: "/")
  }

  private mutating func name() throws(IconFault) -> String {
    let start = cursor.offset
    cursor.skip { $0.isNameByte }
    guard cursor.offset > start else { throw cursor.fault(expecting: "a name") }
    return cursor.text(from: start)
  }

  private mutating func attribute(of tag: MarkupTag) throws(IconFault) -> MarkupTag.Attribute {
    let start = cursor.offset
    guard cursor.peek() != nil, tag.attributes.count < Self.mostAttributes else {
      throw IconFault(
        offset: tag.offset, problem: "a tag without an end, or with too many attributes",
        accepted: "'>' after \(Self.mostAttributes) attributes at most")
    }
    let name = try name()
    guard !tag.attributes.contains(where: { $0.name == name }) else {
      throw IconFault(
        offset: start, problem: "attribute \(quoted(name)) stands twice", accepted: "it once")
    }
    cursor.skipSpace()
    guard cursor.take("=") else { throw cursor.fault(expecting: "'=' and a value") }
    cursor.skipSpace()
    return MarkupTag.Attribute(name: name, offset: start, value: try value(of: name, at: start))
  }

  private mutating func value(of name: String, at start: Int) throws(IconFault) -> Range<Int> {
    guard let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw cursor.fault(expecting: "a value in quotation marks") }
    cursor.skip()
    let first = cursor.offset
    cursor.skip { $0 != quote && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
    let value = first..<cursor.offset
    guard let last = cursor.peek() else {
      throw IconFault(
        offset: start, problem: "attribute \(quoted(name)) without an end",
        accepted: "a closing quotation mark")
    }
    guard last == quote else {
      throw cursor.fault(expecting: "a value without '<' and without entities ('&')")
    }
    cursor.skip()
    // XML wants white space between attributes; a tag's end needs none.
    if let next = cursor.peek(), next.isNameByte {
      throw cursor.fault(expecting: "white space between attributes")
    }
    return value
  }
}
