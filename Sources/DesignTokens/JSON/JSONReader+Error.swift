extension JSONReader {
  /// An error at the offset that names what stands there.
  func error(expected: String) -> JSONError {
    error("expected \(expected), found \(found)")
  }

  /// An error at `start`, an offset of the file, or where the reader stands.
  package func error(_ problem: String, at start: Int? = nil) -> JSONError {
    let end = min(start ?? offset, bytes.count)
    let lineStart = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A column is a scalar: every byte counts but those that continue one.
    let column = bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 } + 1
    // Counted anew: what is wrong may have begun on an earlier line.
    let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
    return JSONError(file: file, line: line, column: column, problem: problem)
  }

  private var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return "the end of the line"
    case 0x20..<0x7F: return "'\(Character(UnicodeScalar(byte)))'"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "the byte 0x" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
}
