extension JSONReader {
  /// The string whose opening quote is at the offset.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    skipPlainBytes()
    if byte == UInt8(ascii: "\"") {
      // Nearly every string: no escape, so its bytes are copied once.
      let text = try validated(from: start)
      offset += 1
      return text
    }
    return try escapedString(from: start)
  }

  private mutating func skipPlainBytes() {
    while byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var plainStart = start
    var text = ""
    while true {
      text += try validated(from: plainStart)
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      default: throw unfinishedString
      }
      plainStart = offset
      skipPlainBytes()
    }
  }

  private var unfinishedString: JSONError {
    offset < bytes.count && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
      ? error("a control character in a string is written as an escape, like \\u0009")
      : error(expected: "'\"' at the end of the string")
  }

  /// The bytes from `start` to the offset as text.
  private func validated(from start: Int) throws(JSONError) -> String {
    let text: UTF8Span
    do {
      text = try UTF8Span(validating: bytes.span.extracting(start..<offset))
    } catch {
      throw self.error("not UTF-8", at: start + error.byteOffsets.lowerBound)
    }
    return String(copying: text)
  }

  /// The character that the escape at the offset stands for.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    offset += 1
    if byte == UInt8(ascii: "u") { return try escapedScalar() }
    guard let scalar = JSONReader.escapes[byte] else {
      throw error(expected: "one of \" \\ / b f n r t u after '\\'")
    }
    offset += 1
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// The scalar of a \u escape, or of two that form a surrogate pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = offset - 1
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw error("half a surrogate pair", at: start) }
    offset += 1
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half a surrogate pair", at: start) }
    return scalar
  }

  /// The four hexadecimal digits after the 'u' at the offset.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw error(expected: "four hexadecimal digits after '\\u'")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
