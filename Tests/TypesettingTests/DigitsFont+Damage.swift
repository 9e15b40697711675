import Foundation
import Testing

extension DigitsFont {
  /// The font with a 16-bit number changed, `offset` bytes into `table`.
  static func bytes(with value: UInt16, at offset: Int, of table: String) throws -> Data {
    var bytes = self.bytes
    let record = try #require(bytes.range(of: Data(table.utf8))).lowerBound
    // A table record: tag, checksum, offset, length.
    let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes[start + offset] = UInt8(value >> 8)
    bytes[start + offset + 1] = UInt8(value & 0xFF)
    return bytes
  }

  /// The font with a table under another tag, so that it is not found.
  static func bytes(renaming table: String, to tag: String) throws -> Data {
    var bytes = self.bytes
    bytes.replaceSubrange(try #require(bytes.range(of: Data(table.utf8))), with: Data(tag.utf8))
    return bytes
  }
}
