import Bitmap
import PNGCodec
import Testing

/// The one rule of colour: samples are sRGB, whatever a file says about them.
@Suite struct PNGColorRuleTests {
  /// Well-formed chunks that a colour-managed reader would obey, and broken ones.
  static let chunks = [
    PNGChunk(name: "gAMA", data: PNGChunk.bigEndian(45_455)),
    PNGChunk(name: "gAMA", data: PNGChunk.bigEndian(100_000)),
    PNGChunk(name: "gAMA", data: PNGChunk.bigEndian(0)),
    PNGChunk(name: "gAMA", data: [1]),
    PNGChunk(name: "sRGB", data: [0]),
    PNGChunk(name: "sRGB", data: [3]),
    PNGChunk(name: "sRGB", data: [200]),
    PNGChunk(
      name: "cHRM",
      data: [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap {
        PNGChunk.bigEndian($0)
      }),
    PNGChunk(name: "iCCP", data: Array("Display P3".utf8) + [0, 0] + profile),
    PNGChunk(name: "iCCP", data: Array("broken".utf8) + [0, 0, 1, 2, 3]),
    PNGChunk(name: "sBIT", data: [5, 6, 5]),
    PNGChunk(name: "bKGD", data: [0, 255, 0, 0, 0, 0]),
    PNGChunk(name: "cICP", data: [12, 13, 0, 1]),
  ]

  /// 128 bytes of a profile's header, in a zlib stream that is not compressed.
  private static let profile = PNGChunk.stored([0, 0, 0, 132] + Array(repeating: 0, count: 128))
    .data

  private func file(_ chunks: [PNGChunk]) -> [UInt8] {
    let header = PNGChunk.header(width: 1, height: 1, depth: 8, color: 2)
    return PNGChunk.file([header] + chunks + [.stored([0, 50, 100, 150]), .end])
  }

  @Test(arguments: chunks) func noChunkChangesTheSamples(chunk: PNGChunk) throws {
    #expect(try PNG.decode(file([chunk])).pixels == [0xFF32_6496])
  }

  @Test func allOfThemTogetherChangeNothing() throws {
    #expect(try PNG.decode(file(Self.chunks + Self.chunks)).pixels == [0xFF32_6496])
  }

  /// Skipped is not unread: a wrong checksum says that the file was damaged.
  @Test(arguments: chunks) func checksumCountsAllTheSame(chunk: PNGChunk) {
    var bytes = file([chunk])
    let start = 33
    bytes[start + chunk.bytes.count - 1] ^= 1
    #expect(throws: PNGError.damaged("\(chunk.name): CRC error")) { try PNG.decode(bytes) }
  }
}
