import Bitmap
import PNGCodec
import Testing

/// What is written is read back by libpng, pixel for pixel.
@Suite struct PNGRoundTripTests {
  /// Sizes with every kind of edge, among them the widest picture and heights about a band's.
  static let sizes = [
    (1, 1), (1, 200), (200, 1), (2, 2), (7, 3), (86, 5), (87, 5), (259, 4), (32767, 1), (1, 32767),
    (40, PNGBand.rows - 1), (40, PNGBand.rows), (40, PNGBand.rows + 1), (33, 3 * PNGBand.rows),
  ]

  @Test(arguments: sizes) func opaquePicturesSurvive(width: Int, height: Int) throws {
    for bitmap in [
      Bitmap.noise(width: width, height: height, opaque: true, seed: 1),
      Bitmap.runs(width: width, height: height, opaque: true, seed: 2),
      Bitmap(width: width, height: height, pixels: flat(0xFF0B_5CD5, width * height)),
    ] {
      for format in [PNGFormat.rgb, .rgba] {
        #expect(try PNG.decode(PNG.encode(bitmap, format: format, scale: 1)) == bitmap)
        #expect(try PNG.decode(PNG.encodeSmallest(bitmap, format: format, scale: 1)) == bitmap)
      }
    }
  }

  @Test(arguments: sizes) func translucentPicturesSurvive(width: Int, height: Int) throws {
    for bitmap in [
      Bitmap.noise(width: width, height: height, opaque: false, seed: 3),
      Bitmap.runs(width: width, height: height, opaque: false, seed: 4),
      Bitmap(width: width, height: height),
    ] {
      #expect(try PNG.decode(PNG.encode(bitmap, format: .rgba, scale: 1)) == bitmap)
      #expect(try PNG.decode(PNG.encodeSmallest(bitmap, format: .rgba, scale: 1)) == bitmap)
    }
  }

  @Test func everyAlphaAndChannelSurvives() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for channel in 0...alpha {
        let (red, green, blue) = (UInt32(channel), UInt32(alpha - channel), UInt32(channel / 2))
        bitmap[channel, alpha] = UInt32(alpha) << 24 | red << 16 | green << 8 | blue
      }
    }
    #expect(try PNG.decode(PNG.encode(bitmap, format: .rgba, scale: 1)) == bitmap)
    #expect(try PNG.decode(PNG.encodeSmallest(bitmap, format: .rgba, scale: 1)) == bitmap)
  }

  @Test func everyRunLengthSurvives() throws {
    for width in 1...800 {
      var bitmap = Bitmap(width: width, height: 3, pixels: flat(0xFF12_3456, width * 3))
      bitmap[width - 1, 2] = 0xFFFF_FFFF
      #expect(try PNG.decode(PNG.encode(bitmap, format: .rgb, scale: 1)) == bitmap)
      #expect(try PNG.decode(PNG.encode(bitmap, format: .rgba, scale: 1)) == bitmap)
    }
  }

  @Test func randomPicturesSurvive() throws {
    var random = SeededGenerator(seed: 5)
    for seed in 0..<80 as Range<UInt64> {
      let width = Int.random(in: 1...700, using: &random)
      let height = Int.random(in: 1...150, using: &random)
      let opaque = Bool.random(using: &random)
      let bitmap = Bitmap.runs(width: width, height: height, opaque: opaque, seed: seed)
      let file = try PNG.encode(bitmap, format: opaque ? .rgb : .rgba, scale: 1)
      #expect(try PNG.decode(file) == bitmap, "seed \(seed), \(width) × \(height)")
    }
  }

  /// Byte values with Fibonacci's frequencies would get codes of up to 21 bits.
  @Test func codesThatWouldBeTooLongSurvive() throws {
    var bytes: [UInt8] = []
    var (last, next) = (1, 1)
    for value in 0..<22 as Range<UInt8> {
      bytes += repeatElement(value * 11, count: last)
      (last, next) = (next, last + next)
    }
    var random = SeededGenerator(seed: 6)
    bytes.shuffle(using: &random)
    let pixels = stride(from: 0, to: bytes.count - 2, by: 3).map { index in
      bytes[index..<index + 3].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    let bitmap = Bitmap(width: pixels.count, height: 1, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(bitmap, format: .rgb, scale: 1)) == bitmap)
  }

  @Test func rgbIgnoresAlpha() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0x0010_2030, 0x80FF_0000, 0xFF00_00FF])
    let opaque = Bitmap(width: 3, height: 1, pixels: [0xFF10_2030, 0xFFFF_0000, 0xFF00_00FF])
    #expect(try PNG.decode(PNG.encode(bitmap, format: .rgb, scale: 1)) == opaque)
    #expect(try PNG.decode(PNG.encodeSmallest(bitmap, format: .rgb, scale: 1)) == opaque)
  }

  private func flat(_ pixel: UInt32, _ count: Int) -> [UInt32] {
    Array(repeating: pixel, count: count)
  }
}
