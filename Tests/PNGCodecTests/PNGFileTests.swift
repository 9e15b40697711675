import Bitmap
import PNGCodec
import Testing

/// The bytes around the pixels: chunks, density, checksums, sizes.
@Suite struct PNGFileTests {
  private let bitmap = Bitmap.runs(width: 300, height: 200, opaque: true, seed: 11)

  @Test func filesHoldTheseChunksAndNoOthers() throws {
    for file in [
      try PNG.encode(bitmap, format: .rgb, scale: 2),
      try PNG.encode(bitmap, format: .rgba, scale: 2),
      try PNG.encodeSmallest(bitmap, format: .rgb, scale: 2),
      try PNG.encodeSmallest(bitmap, format: .rgba, scale: 2),
    ] {
      #expect(Array(file[..<8]) == PNGChunk.signature)
      let chunks = PNGChunk.all(in: file)
      #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
      #expect(PNGChunk.file(chunks) == file, "lengths and checksums")
      #expect(chunks[1].data == [0], "perceptual intent")
    }
  }

  @Test func headerGivesSizeAndFormat() throws {
    let rgb = PNGChunk.all(in: try PNG.encode(bitmap, format: .rgb, scale: 1))[0]
    #expect(rgb.data == [0, 0, 1, 44, 0, 0, 0, 200, 8, 2, 0, 0, 0])
    let rgba = PNGChunk.all(in: try PNG.encodeSmallest(bitmap, format: .rgba, scale: 1))[0]
    #expect(rgba.data == [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0])
  }

  /// 72, 144 and 216 dpi; 3456 dpi at scale 48.
  @Test(arguments: [(1, 2835), (2, 5669), (3, 8504), (48, 136_063)] as [(Int, UInt32)])
  func densityIsRounded(scale: Int, pixelsPerMetre: UInt32) throws {
    let density = PNGChunk.bigEndian(pixelsPerMetre)
    for file in [
      try PNG.encode(bitmap, format: .rgb, scale: scale),
      try PNG.encodeSmallest(bitmap, format: .rgb, scale: scale),
    ] {
      #expect(PNGChunk.all(in: file)[2].data == density + density + [1])
    }
  }

  @Test(arguments: [0, -1, 49, Int.max]) func otherScalesAreRefused(scale: Int) {
    #expect(throws: PNGError.scale(scale)) { try PNG.encode(bitmap, format: .rgb, scale: scale) }
    #expect(throws: PNGError.scale(scale)) {
      try PNG.encodeSmallest(bitmap, format: .rgb, scale: scale)
    }
  }

  @Test func longDataTakesSeveralChunks() throws {
    var random = SeededGenerator(seed: 12)
    let pixels = (0..<1500 * 1000).map { _ in 0xFF00_0000 | UInt32(random.next() >> 40) }
    let noise = Bitmap(width: 1500, height: 1000, pixels: pixels)
    let file = try PNG.encode(noise, format: .rgb, scale: 1)
    let names = PNGChunk.all(in: file).map(\.name)
    #expect(names == ["IHDR", "sRGB", "pHYs", "IDAT", "IDAT", "IEND"])
    #expect(try PNG.decode(file) == noise)
  }

  /// zlib's checksum, from rows that are filtered here: None at the top of a band, else Up.
  @Test(arguments: [PNGFormat.rgb, .rgba]) func checksumIsThatOfTheRows(format: PNGFormat) throws {
    let bitmap = Bitmap.runs(width: 700, height: 2 * PNGBand.rows + 5, opaque: true, seed: 13)
    let file = try PNG.encode(bitmap, format: format, scale: 1)
    let data = PNGChunk.all(in: file).filter { $0.name == "IDAT" }.flatMap(\.data)
    let checksum = PNGChunk.adler(filtered(bitmap, format: format))
    #expect(Array(data.suffix(4)) == PNGChunk.bigEndian(checksum))
  }

  /// The one row's bytes are a filter of 0 and the samples; their checksum tells them.
  @Test(
    arguments: [
      (0x8040_2010, [128, 64, 32, 128]), (0x0101_0101, [255, 255, 255, 1]), (0, [0, 0, 0, 0]),
      (0x0302_0100, [170, 85, 0, 3]), (0xFF01_02FE, [1, 2, 254, 255]),
    ] as [(UInt32, [UInt8])])
  func samplesAreDividedByAlphaAndRounded(pixel: UInt32, samples: [UInt8]) throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [pixel])
    let file = try PNG.encode(bitmap, format: .rgba, scale: 1)
    let checksum = PNGChunk.bigEndian(PNGChunk.adler([0] + samples))
    #expect(PNGChunk.all(in: file)[3].data.suffix(4) == checksum[...])
  }

  @Test func smallestIsSmaller() throws {
    let fast = try PNG.encode(bitmap, format: .rgb, scale: 1)
    #expect(try PNG.encodeSmallest(bitmap, format: .rgb, scale: 1).count <= fast.count)
  }

  /// 4096 × 4096 of one colour: 48 MiB of samples; deflate's best would be 48 KiB.
  @Test func flatPicturesAreTiny() throws {
    let flat = Bitmap(
      width: 4096, height: 4096, pixels: Array(repeating: 0xFFD9_DFE6, count: 4096 * 4096))
    #expect(try PNG.encode(flat, format: .rgb, scale: 1).count < 64 * 1024)
  }

  @Test func sizesAreChecked() {
    let none = Bitmap(width: 0, height: 5, pixels: [])
    #expect(throws: PNGError.noPixels) { try PNG.encode(none, format: .rgb, scale: 1) }
    let wide = Bitmap(width: 32768, height: 1)
    #expect(throws: PNGError.tooLarge(width: 32768, height: 1)) {
      try PNG.encode(wide, format: .rgb, scale: 1)
    }
    #expect(throws: PNGError.tooLarge(width: 32768, height: 1)) {
      try PNG.encodeSmallest(wide, format: .rgb, scale: 1)
    }
  }

  private func filtered(_ bitmap: Bitmap, format: PNGFormat) -> [UInt8] {
    let shifts: [UInt32] = format == .rgb ? [16, 8, 0] : [16, 8, 0, 24]
    var bytes: [UInt8] = []
    for y in 0..<bitmap.height {
      let isFirst = y % PNGBand.rows == 0
      bytes.append(isFirst ? 0 : 2)
      for x in 0..<bitmap.width {
        let above = isFirst ? 0 : bitmap[x, y - 1]
        for shift in shifts {
          bytes.append(
            UInt8(truncatingIfNeeded: bitmap[x, y] >> shift)
              &- UInt8(truncatingIfNeeded: above >> shift))
        }
      }
    }
    return bytes
  }
}
