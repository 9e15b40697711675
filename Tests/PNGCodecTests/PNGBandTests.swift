import Bitmap
import PNGCodec
import Testing

/// Bands made one by one, in any order.
@Suite struct PNGBandTests {
  private let bitmap = Bitmap.runs(width: 97, height: 3 * PNGBand.rows - 7, opaque: true, seed: 21)

  private func band(_ bitmap: Bitmap, from top: Int, width: Int) throws -> PNGBand {
    try bitmap.pixels.withUnsafeBufferPointer { pixels in
      let first = try #require(pixels.baseAddress)
      return try PNGBand(
        pixels: first + top * bitmap.width, stride: bitmap.width, width: width,
        rows: min(PNGBand.rows, bitmap.height - top), format: .rgb)
    }
  }

  @Test func joinedBandsAreTheWholePicture() throws {
    let tops = [2 * PNGBand.rows, 0, PNGBand.rows]
    let bands = try tops.map { try band(bitmap, from: $0, width: 97) }
    let file = try PNG.assemble(
      width: 97, height: bitmap.height, format: .rgb, scale: 2,
      bands: [bands[1], bands[2], bands[0]])
    #expect(file == (try PNG.encode(bitmap, format: .rgb, scale: 2)))
  }

  @Test func strideDoesNotShow() throws {
    let narrow = Bitmap(
      width: 50, height: bitmap.height,
      pixels: (0..<bitmap.height).flatMap { y in (0..<50).map { bitmap[$0, y] } })
    #expect(try band(bitmap, from: 0, width: 50) == band(narrow, from: 0, width: 50))
  }

  @Test func sameBytesAtEveryRun() throws {
    let first = try PNG.encode(bitmap, format: .rgba, scale: 1)
    for _ in 0..<5 { #expect(try PNG.encode(bitmap, format: .rgba, scale: 1) == first) }
  }

  @Test func missingBandIsRefused() throws {
    let first = try band(bitmap, from: 0, width: 97)
    let error = #expect(throws: PNGError.self) {
      try PNG.assemble(width: 97, height: bitmap.height, format: .rgb, scale: 1, bands: [first])
    }
    let rowBytes = 1 + 3 * 97
    #expect(
      error
        == .notEncoded(
          "its bands hold \(PNGBand.rows * rowBytes) bytes, its rows \(bitmap.height * rowBytes)"))
  }

  @Test(arguments: [(0, 1, 1), (5, 0, 5), (32768, 1, 32768), (5, 1025, 5), (5, 1, 4)])
  func impossibleBandsAreRefused(width: Int, rows: Int, stride: Int) {
    [UInt32](repeating: 0, count: 8).withUnsafeBufferPointer { pixels in
      _ = #expect(throws: PNGError.self) {
        try PNGBand(
          pixels: #require(pixels.baseAddress), stride: stride, width: width, rows: rows,
          format: .rgba)
      }
    }
  }
}
