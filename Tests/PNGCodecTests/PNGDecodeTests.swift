import Bitmap
import PNGCodec
import Testing

/// Kinds of PNG that others write, built here byte by byte.
@Suite struct PNGDecodeTests {
  private func decode(_ chunks: PNGChunk...) throws -> Bitmap {
    try PNG.decode(PNGChunk.file(chunks + [.end]))
  }

  @Test func paletteWithTransparency() throws {
    let bitmap = try decode(
      .header(width: 4, height: 2, depth: 2, color: 3),
      PNGChunk(name: "PLTE", data: [255, 0, 0, 0, 255, 0, 0, 0, 255]),
      PNGChunk(name: "tRNS", data: [255, 0, 128]),
      .stored([0, 0b0001_1000, 0, 0b1000_0100]))
    // 255 × 128 / 255 = 128.
    let (red, clear, blue) = (0xFFFF_0000, 0, 0x8000_0080) as (UInt32, UInt32, UInt32)
    #expect(bitmap.pixels == [red, clear, blue, red, blue, red, clear, red])
  }

  @Test func grayOfOneBit() throws {
    let bitmap = try decode(
      .header(width: 3, height: 1, depth: 1, color: 0), .stored([0, 0b1010_0000]))
    #expect(bitmap.pixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func grayWithTransparentValue() throws {
    let bitmap = try decode(
      .header(width: 2, height: 1, depth: 8, color: 0), PNGChunk(name: "tRNS", data: [0, 7]),
      .stored([0, 7, 8]))
    #expect(bitmap.pixels == [0, 0xFF08_0808])
  }

  @Test func grayWithAlpha() throws {
    let bitmap = try decode(
      .header(width: 2, height: 1, depth: 8, color: 4), .stored([0, 200, 100, 9, 255]))
    // 200 × 100 / 255 = 78.4.
    #expect(bitmap.pixels == [0x644E_4E4E, 0xFF09_0909])
  }

  @Test func premultiplicationRounds() throws {
    let bitmap = try decode(
      .header(width: 3, height: 1, depth: 8, color: 6),
      .stored([0, 128, 64, 32, 128, 255, 255, 255, 1, 9, 9, 9, 0]))
    // 64.25, 32.1, 16.06; a sample of alpha 0 has no colour.
    #expect(bitmap.pixels == [0x8040_2010, 0x0101_0101, 0])
  }

  /// Adam7 on 2 × 2 pixels: passes 1, 6 and 7 hold (0, 0), (1, 0) and the second row.
  @Test func sixteenBitsInterlaced() throws {
    let first: [UInt8] = [0, 0x12, 0x34, 0x00, 0xFF, 0xFF, 0xFF]
    let second: [UInt8] = [0, 0x80, 0x80, 0x00, 0x7F, 0x00, 0x81]
    let bottom: [UInt8] = [0, 1, 1, 2, 2, 3, 3, 0xFE, 0xFE, 0xFD, 0xFD, 0xFC, 0xFC]
    let bitmap = try decode(
      .header(width: 2, height: 2, depth: 16, color: 2, interlaced: true),
      .stored(first + second + bottom))
    // 0x1234 / 257 = 18.13; 0x00FF / 257 = 0.99; 0x007F / 257 = 0.49; 0x0081 / 257 = 0.502.
    #expect(bitmap.pixels == [0xFF12_01FF, 0xFF80_0001, 0xFF01_0203, 0xFFFE_FDFC])
  }

  @Test func interlacedRowsFallIntoPlace() throws {
    // 5 × 5 grays, each of its own value 10 y + x, in the order of the seven passes.
    let passes: [(Int, Int, Int, Int)] = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes {
      for y in stride(from: top, to: 5, by: down) where left < 5 {
        rows.append(0)
        rows += stride(from: left, to: 5, by: across).map { UInt8(10 * y + $0) }
      }
    }
    let bitmap = try decode(
      .header(width: 5, height: 5, depth: 8, color: 0, interlaced: true), .stored(rows))
    let expected = (0..<25).map { index in
      let gray = UInt32(index / 5 * 10 + index % 5)
      return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
    #expect(bitmap.pixels == expected)
  }

  /// A text of 29 MB in 30 KB, deflated by our own encoder: skipped, not inflated.
  @Test func textBombIsSkipped() throws {
    let zeros = Bitmap(width: 32767, height: 300)
    let data = PNGChunk.all(in: try PNG.encode(zeros, format: .rgb, scale: 1))[3].data
    #expect(data.count < 60_000)
    let bomb = PNGChunk(name: "zTXt", data: Array("Comment".utf8) + [0, 0] + data).bytes
    let bombs = repeatElement(bomb, count: 40).flatMap { $0 }
    let header = PNGChunk.header(width: 1, height: 1, depth: 8, color: 2)
    let start = PNGChunk.file([header]) + bombs
    let file = start + PNGChunk.stored([0, 1, 2, 3]).bytes + bombs + PNGChunk.end.bytes
    #expect(try PNG.decode(file).pixels == [0xFF01_0203])
  }
}
