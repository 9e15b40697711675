/// Makes files out of mutated bytes that get past their checksums, to what lies behind.
enum PNGRepair {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Signature, and a chunk's length, name and checksum.
  private static let (start, overhead) = (8, 12)
  /// More pixels take too long to be tried many times.
  private static let greatestPixelCount = 1 << 18

  /// The bytes with a signature, and the right checksum in each whole chunk.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > start else { return bytes }
    var file = signature + bytes[start...]
    var position = start
    while position + overhead <= file.count {
      let length = number(file, at: position)
      guard length <= file.count - position - overhead else { break }
      let end = position + overhead - 4 + length
      let checksum = checksum(file[position + 4..<end])
      for index in 0..<4 { file[end + index] = UInt8(checksum >> (24 - 8 * index) & 255) }
      position = end + 4
    }
    return file
  }

  /// The bytes up to the second signature and from there, or two halves.
  static func halves(_ bytes: [UInt8]) -> ([UInt8], [UInt8]) {
    let tag = Array(signature.prefix(4))
    let split =
      bytes.indices.dropFirst().first { bytes[$0...].starts(with: tag) } ?? bytes.count / 2
    return (Array(bytes[..<split]), Array(bytes[split...]))
  }

  /// Whether the header gives a size that a picture may have and that takes too long.
  static func isLarge(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 24 else { return false }
    let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
    guard width <= 1 << 15, height <= 1 << 15 else { return false }
    return width * height > greatestPixelCount
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 (PNG, annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }

  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
