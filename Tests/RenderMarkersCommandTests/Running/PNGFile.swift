import Bitmap
import PNGCodec

/// A PNG file as bytes: its chunks, read without libpng, and its pixels.
struct PNGFile {
  let bytes: [UInt8]
  /// Names and contents of the chunks, in order.
  let chunks: [(name: String, data: ArraySlice<UInt8>)]

  /// The file does not consist of whole chunks.
  struct Malformed: Error {}

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Malformed() }
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { throw Malformed() }
      let length = Self.number(bytes[position..<position + 4])
      guard position + 12 + length <= bytes.count else { throw Malformed() }
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      chunks.append((name: name, data: bytes[position + 8..<position + 8 + length]))
      position += 12 + length
    }
    self.bytes = bytes
    self.chunks = chunks
  }

  /// The names of the chunks, IDAT once however often it stands in a row.
  var chunkNames: [String] {
    var names: [String] = []
    for chunk in chunks where chunk.name != "IDAT" || names.last != "IDAT" {
      names.append(chunk.name)
    }
    return names
  }

  /// IHDR's colour type: 2 is RGB, 6 is RGBA.
  var colorType: UInt8? { data("IHDR").dropFirst(9).first }

  /// IHDR's bits a sample.
  var bitDepth: UInt8? { data("IHDR").dropFirst(8).first }

  /// pHYs: pixels across and down in `unit`; 1 is a metre.
  var density: [Int] {
    let data = Array(data("pHYs"))
    guard data.count == 9 else { return [] }
    return [Self.number(data[0..<4]), Self.number(data[4..<8]), Int(data[8])]
  }

  /// The pixels, through libpng.
  func bitmap() throws -> Bitmap { try PNG.decode(bytes) }

  private func data(_ name: String) -> ArraySlice<UInt8> {
    chunks.first { $0.name == name }?.data ?? []
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
