/// What the first bytes of a PNG file say, read before any memory is taken for its pixels.
struct PNGHeader: Equatable {
  /// Pixels across, at most `PNG.greatestSide`.
  let width: Int
  /// Pixels down, at most `PNG.greatestSide`.
  let height: Int

  /// Signature, then IHDR: its length, name, 13 bytes and checksum.
  private static let byteCount = 33
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerStart: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)
  private static let lfsStart = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Reads and checks the size of a picture, or says why the bytes are not one.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard !bytes.isEmpty else { throw .empty }
    guard !bytes.starts(with: Self.lfsStart) else { throw .lfsPointer }
    guard Self.signature.starts(with: bytes.prefix(8)) else { throw .notPNG }
    guard bytes.count >= Self.byteCount else { throw .damaged("the file ends too early") }
    guard bytes[8...].starts(with: Self.headerStart) else {
      throw .damaged("IHDR is not the first chunk")
    }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    guard width > 0, height > 0 else {
      throw .damaged("the header gives a size of \(width) × \(height)")
    }
    try PNG.check(width: width, height: height)
    try Self.checkLength(bytes, width: width, height: height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Refuses a size that no file of this length can fill.
  private static func checkLength(_ bytes: [UInt8], width: Int, height: Int) throws(PNGError) {
    let samples = [2: 3, 4: 2, 6: 4][bytes[25]] ?? 1
    let rowBytes = (width * samples * Int(bytes[24]) + 7) / 8 + 1
    guard rowBytes * height <= PNG.greatestGrowth * bytes.count else {
      throw .damaged("the file is too short for \(width) × \(height) pixels")
    }
  }
}
