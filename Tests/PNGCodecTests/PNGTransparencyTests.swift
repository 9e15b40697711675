import Bitmap
import PNGCodec
import Testing

/// tRNS: one value that is transparent, or an alpha for each entry of the palette.
@Suite struct PNGTransparencyTests {
  private func decode(_ chunks: PNGChunk...) throws(PNGError) -> [UInt32] {
    try PNG.decode(PNGChunk.file(chunks + [.end])).pixels
  }

  private func transparency(_ data: [UInt8]) -> PNGChunk { PNGChunk(name: "tRNS", data: data) }

  @Test func oneColorOfEightBits() throws {
    let pixels = try decode(
      .header(width: 3, height: 1, depth: 8, color: 2), transparency([0, 1, 0, 2, 0, 3]),
      .stored([0, 1, 2, 3, 1, 2, 4, 3, 2, 1]))
    #expect(pixels == [0, 0xFF01_0204, 0xFF03_0201])
  }

  /// All 16 bits count: a value that only looks the same in 8 stays opaque.
  @Test(
    arguments: [(0, [0x12, 0x34]), (2, [0x12, 0x34, 0x12, 0x34, 0x12, 0x34])] as [(UInt8, [UInt8])])
  func oneValueOfSixteenBits(color: UInt8, value: [UInt8]) throws {
    let near = value.dropLast() + [0x35]
    let pixels = try decode(
      .header(width: 2, height: 1, depth: 16, color: color), transparency(value),
      .stored([0] + value + near))
    // 0x1234 / 257 and 0x1235 / 257 are both 18.1.
    #expect(pixels == [0, 0xFF12_1212])
  }

  @Test(
    arguments: [(1, 1, 0b0100_0000), (2, 2, 0b0010_0000), (4, 9, 0b0000_1001)]
      as [(UInt8, UInt8, UInt8)])
  func grayOfFewBits(depth: UInt8, value: UInt8, row: UInt8) throws {
    let pixels = try decode(
      .header(width: 2, height: 1, depth: depth, color: 0), transparency([0, value]),
      .stored([0, row]))
    #expect(pixels == [0xFF00_0000, 0])
  }

  @Test func shortListLeavesTheRestOpaque() throws {
    let pixels = try decode(
      .header(width: 2, height: 1, depth: 8, color: 3),
      PNGChunk(name: "PLTE", data: [9, 9, 9, 10, 20, 30]), transparency([0]),
      .stored([0, 0, 1]))
    #expect(pixels == [0, 0xFF0A_141E])
  }

  /// Without its tRNS, the picture would be opaque and equal to one that is.
  @Test func damagedListIsAnError() {
    var bytes = transparency([0, 7]).bytes
    bytes[bytes.count - 1] ^= 1
    let file =
      PNGChunk.file([.header(width: 1, height: 1, depth: 8, color: 0)]) + bytes
      + PNGChunk.stored([0, 7]).bytes + PNGChunk.end.bytes
    #expect(throws: PNGError.damaged("tRNS: CRC error")) { try PNG.decode(file) }
  }

  @Test func listOfAnImpossibleLengthIsAnError() {
    #expect(throws: PNGError.damaged("tRNS: invalid")) {
      try decode(
        .header(width: 1, height: 1, depth: 8, color: 0), transparency([7]), .stored([0, 7]))
    }
  }

  @Test func listAfterThePixelsIsAnError() {
    #expect(throws: PNGError.damaged("tRNS: out of place")) {
      try decode(
        .header(width: 1, height: 1, depth: 8, color: 0), .stored([0, 7]), transparency([0, 7]))
    }
  }

  /// One of the two ways that the specification leaves, and what browsers do.
  @Test func indexBeyondThePaletteIsBlack() throws {
    let pixels = try decode(
      .header(width: 2, height: 1, depth: 8, color: 3),
      PNGChunk(name: "PLTE", data: [9, 9, 9]), transparency([0]), .stored([0, 0, 1]))
    #expect(pixels == [0, 0xFF00_0000])
  }

  @Test func missingPaletteIsAnError() {
    #expect(throws: PNGError.self) {
      try decode(.header(width: 1, height: 1, depth: 8, color: 3), .stored([0, 0]))
    }
  }
}
