/// One chunk of a PNG file, read and written without libpng.
struct PNGChunk: Equatable {
  var name: String
  var data: [UInt8]

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The chunk with its length and checksum.
  var bytes: [UInt8] {
    let body = Array(name.utf8) + data
    return Self.bigEndian(UInt32(data.count)) + body + Self.bigEndian(Self.checksum(body))
  }

  /// All chunks of a file.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append(
        PNGChunk(name: name, data: Array(file[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  /// A file of these chunks.
  static func file(_ chunks: [PNGChunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  static func header(
    width: UInt32, height: UInt32, depth: UInt8, color: UInt8, interlaced: Bool = false
  ) -> PNGChunk {
    PNGChunk(
      name: "IHDR",
      data: bigEndian(width) + bigEndian(height) + [depth, color, 0, 0, interlaced ? 1 : 0])
  }

  /// Filtered rows, not compressed: one stored block of at most 65535 bytes.
  static func stored(_ rows: [UInt8]) -> PNGChunk {
    let low = UInt8(rows.count & 255)
    let high = UInt8(rows.count >> 8)
    return PNGChunk(
      name: "IDAT",
      data: [0x78, 0x01, 1, low, high, ~low, ~high] + rows + bigEndian(adler(rows)))
  }

  static let end = PNGChunk(name: "IEND", data: [])

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG's annex D gives it, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      }
    }
  }

  /// Adler-32 as RFC 1950 gives it, byte by byte.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
