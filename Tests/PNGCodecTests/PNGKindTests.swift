import Bitmap
import PNGCodec
import Testing

/// Every kind of picture that a PNG can be: 15 pairs of colour type and depth, each of them plain
/// and interlaced, with every value that a sample can have (of 16 bits: 9 values).
@Suite struct PNGKindTests {
  /// A colour type and a depth.
  struct Kind: Sendable, CustomTestStringConvertible {
    let color: UInt8
    let depth: UInt8

    var samples: Int { [2: 3, 4: 2, 6: 4][color] ?? 1 }
    var hasAlpha: Bool { color == 4 || color == 6 }
    var testDescription: String { "colour type \(color), \(depth) bits" }
  }

  static let kinds = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { color, depths in depths.map { Kind(color: color, depth: $0) } }

  /// Values of 16 bits on both sides of the halves between two levels (a level is 257 of them).
  private static let wide = [0, 128, 129, 385, 386, 32639, 32640, 65406, 65535]
  private static let (width, height) = (17, 16)

  /// The samples of pixel `index`, as the file holds them.
  private func samples(_ kind: Kind, _ index: Int) -> [Int] {
    (0..<kind.samples).map { sample in
      let value = index * (2 * sample + 1)
      return kind.depth == 16
        ? Self.wide[value % Self.wide.count] : value % (1 << Int(kind.depth))
    }
  }

  /// An entry of the palette: three levels.
  private func entry(_ index: Int) -> [UInt8] {
    [index, 255 - index, index * 7 % 256].map { UInt8($0) }
  }

  /// The pixel that samples stand for, as the specification has it: levels scaled linearly to 8
  /// bits, rounded, then multiplied by alpha, rounded.
  private func pixel(_ kind: Kind, _ samples: [Int]) -> UInt32 {
    let greatest = Double(1 << Int(kind.depth) - 1)
    var levels = samples.map { (Double($0) / greatest * 255).rounded() }
    let alpha = kind.hasAlpha ? levels.removeLast() : 255
    if kind.color == 3 { levels = entry(samples[0]).map { Double($0) } }
    if levels.count == 1 { levels += [levels[0], levels[0]] }
    return levels.reduce(UInt32(alpha)) { $0 << 8 | UInt32(($1 * alpha / 255).rounded()) }
  }

  private func file(_ kind: Kind, interlaced: Bool) -> [UInt8] {
    let rows = PNGRows(width: Self.width, height: Self.height, depth: Int(kind.depth)) { x, y in
      samples(kind, y * Self.width + x)
    }
    let palette = (0..<1 << min(8, Int(kind.depth))).flatMap { entry($0) }
    return PNGChunk.file(
      [
        .header(
          width: UInt32(Self.width), height: UInt32(Self.height), depth: kind.depth,
          color: kind.color, interlaced: interlaced)
      ] + (kind.color == 3 ? [PNGChunk(name: "PLTE", data: palette)] : []) + [
        .stored(interlaced ? rows.interlaced : rows.plain), .end,
      ])
  }

  @Test(arguments: kinds, [false, true])
  func everyKindIsRead(kind: Kind, interlaced: Bool) throws {
    let bitmap = try PNG.decode(file(kind, interlaced: interlaced))
    let expected = (0..<Self.width * Self.height).map { pixel(kind, samples(kind, $0)) }
    #expect(bitmap.width == Self.width && bitmap.height == Self.height)
    #expect(bitmap.pixels == expected)
  }

  /// The twin is what a reviewer sees: a re-saved file with equal pixels.
  @Test(arguments: kinds) func interlacedEqualsItsPlainTwin(kind: Kind) throws {
    let (plain, interlaced) = (file(kind, interlaced: false), file(kind, interlaced: true))
    #expect(plain != interlaced)
    #expect(try PNG.decode(plain).difference(from: PNG.decode(interlaced)) == nil)
  }
}
