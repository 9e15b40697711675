extension ByteCursor {
  /// The largest number that an icon may hold; a picture has at most 32767 pixels a side.
  static let largestNumber = 1e6

  /// Whether a number can start here.
  var isAtNumber: Bool {
    switch peek() {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case let byte?: byte.isDigit
    case nil: false
    }
  }

  /// Reads a number in SVG's notation, as little of it as makes one: ".5.5" is two of them.
  mutating func number() throws(IconFault) -> Double {
    let start = self
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { skip() }
    var digits = skipDigits()
    if peek() == UInt8(ascii: ".") {
      skip()
      digits += skipDigits()
    }
    guard digits > 0 else { throw start.fault(expecting: "a number") }
    skipExponent()
    let text = text(from: start.offset)
    guard let value = Double(text), value.magnitude <= Self.largestNumber else {
      throw IconFault(
        offset: start.offset, problem: "the number \(quoted(text)) is too large",
        accepted: "-1000000 to 1000000")
    }
    return value
  }

  /// Moves past white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// A fault here: something else was expected.
  func fault(expecting accepted: String) -> IconFault {
    IconFault(offset: offset, problem: "unexpected \(token)", accepted: accepted)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    skip { $0.isDigit }
    return offset - start
  }

  /// An "e" without digits behind it belongs to what follows.
  private mutating func skipExponent() {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return }
    let signed = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard let digit = peek(signed ? 2 : 1), digit.isDigit else { return }
    skip(signed ? 2 : 1)
    _ = skipDigits()
  }
}
