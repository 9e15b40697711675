import Bitmap

/// An input's bytes, read from the front; zeros where it ends.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// What was not read.
  var rest: [UInt8] { Array(bytes) }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Options of a comparison, among them masks that reach beyond the picture. Half of the inputs
  /// compare exactly.
  mutating func options() -> ComparisonOptions {
    let flags = byte()
    guard flags % 2 == 1 else { return .exact }
    let (maxDelta, maxPixels) = (Int(byte()), Int(byte()))
    let masks = (0..<flags >> 1 % 4).map { _ in
      PixelRect(
        x: Int(Int8(bitPattern: byte())), y: Int(Int8(bitPattern: byte())),
        width: 1 + Int(byte()), height: 1 + Int(byte()))
    }
    return ComparisonOptions(
      maxDelta: maxDelta, maxPixels: maxPixels, masks: masks,
      ignoresAntialiasing: flags & 0x80 != 0)
  }

  /// The bytes that are left, four of them a pixel.
  func pixels() -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
