extension JSONReader {
  /// The number at the offset, correctly rounded.
  mutating func number() throws(JSONError) -> Double {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var digits = Digits()
    if byte == UInt8(ascii: "0") {
      offset += 1
      guard !isDigit else { throw error("a number does not start with 0", at: start) }
    } else {
      try readDigits { digits.append($0, isFraction: false) }
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try readDigits { digits.append($0, isFraction: true) }
    }
    digits.exponent += try exponent()
    if let exact = digits.exact { return isNegative ? -exact : exact }
    // The scanned bytes are ASCII in the notation that Double reads, in no locale.
    let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    guard let value, value.isFinite else {
      throw error("a number beyond ±1.8e308", at: start)
    }
    return value
  }

  private var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func readDigits(_ body: (UInt8) -> Void) throws(JSONError) {
    guard isDigit else { throw error(expected: "a digit") }
    while isDigit {
      body(byte - UInt8(ascii: "0"))
      offset += 1
    }
  }

  /// The exponent at the offset, 0 when there is none; far beyond any number it stops growing.
  private mutating func exponent() throws(JSONError) -> Int {
    guard byte | 0x20 == UInt8(ascii: "e") else { return 0 }
    offset += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    var exponent = 0
    try readDigits { exponent = min(exponent * 10 + Int($0), 100_000) }
    return isNegative ? -exponent : exponent
  }

  /// A number as a whole number of digits and a power of ten.
  private struct Digits {
    var mantissa: UInt64 = 0
    var exponent = 0
    private var isLong = false

    mutating func append(_ digit: UInt8, isFraction: Bool) {
      // Beyond 2⁵³ the mantissa is no exact Double any more, and the slow way is taken.
      guard mantissa < 1 << 53 / 10 else { return isLong = true }
      mantissa = mantissa * 10 + UInt64(digit)
      if isFraction { exponent -= 1 }
    }

    /// The number, where mantissa and power of ten are exact, so that one operation rounds once.
    var exact: Double? {
      guard !isLong, (-22...22).contains(exponent) else { return nil }
      let power = JSONReader.powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
  }

  /// 10⁰ … 10²², all of them exact.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
