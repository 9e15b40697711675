import Bitmap
import PNGCodec
import Testing

/// Animated PNGs by the APNG specification: chunks, their order and numbers, and the pixels.
@Suite struct PNGAnimationTests {
  /// A ground and a square that moves along it, three pixels a frame.
  private static func picture(_ index: Int) -> Bitmap {
    var bitmap = Bitmap(width: 60, height: 40, pixels: Array(repeating: 0xFF20_4060, count: 2400))
    for y in 10..<30 {
      for x in 3 * index..<3 * index + 20 { bitmap[x, y] = 0xFFF0_E0D0 }
    }
    return bitmap
  }

  private let delays = [
    PNGDelay(ticks: 48, rate: 60), PNGDelay(ticks: 1, rate: 60), PNGDelay(ticks: 7, rate: 60),
  ].compactMap(\.self)

  private func file() throws -> [UInt8] {
    var frames = [
      try PNGFrame(
        Self.picture(0), part: PixelRect(x: 0, y: 0, width: 60, height: 40), format: .rgba)
    ]
    for index in 1...2 {
      let change = try #require(Self.picture(index).change(since: Self.picture(index - 1)))
      frames.append(try PNGFrame(change.pixels, part: change.box, format: .rgba))
    }
    return try PNG.animate(
      width: 60, height: 40, format: .rgba, scale: 2, frames: frames, delays: delays)
  }

  @Test func chunksStandInTheSpecifiedOrder() throws {
    let animation = try PNGAnimationFile(try file())
    #expect(
      animation.chunks.map(\.name) == [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(animation.control == [3, 0])
    // fcTL: sequence, width, height, x, y, delay, disposal, blend. The square moves by 3 columns: 3
    // get its colour, 3 lose it, within 23 × 20.
    #expect(
      animation.chunks[6].data == [
        0, 0, 0, 1, 0, 0, 0, 23, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 10, 0, 1, 0, 60, 0, 1,
      ])
    #expect(
      animation.chunks[8].data == [
        0, 0, 0, 3, 0, 0, 0, 23, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 10, 0, 7, 0, 60, 0, 1,
      ])
  }

  @Test func framesShowTheirPictures() throws {
    let animation = try PNGAnimationFile(try file())
    #expect(animation.frames[0].part == PixelRect(x: 0, y: 0, width: 60, height: 40))
    #expect(animation.frames.map(\.delay) == [[48, 60], [1, 60], [7, 60]])
    #expect(animation.frames.allSatisfy { $0.disposal == 0 })
    #expect(try animation.pictures() == (0...2).map(Self.picture))
  }

  /// A reader that knows no animations sees the first frame.
  @Test func firstFrameIsThePicture() throws {
    #expect(try PNG.decode(try file()) == Self.picture(0))
  }

  /// More than 4 MiB of rows: two chunks of a frame, and every one of them is numbered.
  @Test func longFramesTakeSeveralChunks() throws {
    var random = SeededGenerator(seed: 21)
    let pixels = (0..<1500 * 1000).map { _ in 0xFF00_0000 | UInt32(random.next() >> 40) }
    let noise = Bitmap(width: 1500, height: 1000, pixels: pixels)
    let flat = Bitmap(
      width: 1500, height: 1000, pixels: Array(repeating: 0xFF00_0000, count: 1_500_000))
    let whole = PixelRect(x: 0, y: 0, width: 1500, height: 1000)
    let frames = try [flat, noise, flat].map { try PNGFrame($0, part: whole, format: .rgb) }
    let file = try PNG.animate(
      width: 1500, height: 1000, format: .rgb, scale: 1, frames: frames, delays: delays)
    let animation = try PNGAnimationFile(file)
    #expect(
      animation.chunks.map(\.name).suffix(8) == [
        "fcTL", "IDAT", "fcTL", "fdAT", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(try animation.pictures() == [flat, noise, flat])
  }

  @Test(arguments: [0, 1001, 10_000]) func otherFrameCountsAreRefused(count: Int) throws {
    let dot = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    let frame = try PNGFrame(
      dot, part: PixelRect(x: 0, y: 0, width: 1, height: 1), format: .rgb)
    let error = #expect(throws: PNGError.self) {
      try PNG.animate(
        width: 1, height: 1, format: .rgb, scale: 1,
        frames: Array(repeating: frame, count: count),
        delays: Array(repeating: delays[0], count: count))
    }
    #expect(error == .frameCount(count))
    #expect(error?.description == "cannot be an animation of \(count) frames: it has 1 to 1000")
  }

  @Test func framesMustFitThePicture() throws {
    let bitmap = Self.picture(0)
    for part in [
      PixelRect(x: 41, y: 0, width: 20, height: 5), PixelRect(x: 0, y: -1, width: 5, height: 5),
      PixelRect(x: 0, y: 0, width: 0, height: 5), PixelRect(x: 0, y: 0, width: 5, height: .max),
    ] {
      #expect(throws: PNGError.self) { try PNGFrame(bitmap, part: part, format: .rgba) }
    }
    let part = try PNGFrame(
      bitmap, part: PixelRect(x: 0, y: 0, width: 59, height: 40), format: .rgba)
    #expect(throws: PNGError.notEncoded("its first frame is not the whole picture")) {
      try PNG.animate(
        width: 60, height: 40, format: .rgba, scale: 1, frames: [part], delays: [delays[0]])
    }
    #expect(throws: PNGError.self, "a delay is missing") {
      try PNG.animate(
        width: 59, height: 40, format: .rgba, scale: 1, frames: [part], delays: [])
    }
    #expect(throws: PNGError.self, "another format") {
      try PNG.animate(
        width: 59, height: 40, format: .rgb, scale: 1, frames: [part], delays: [delays[0]])
    }
  }

  @Test func delaysFitIn16Bits() {
    #expect(PNGDelay(ticks: 65_535, rate: 60) != nil)
    #expect(PNGDelay(ticks: 65_536, rate: 60) == nil)
    #expect(PNGDelay(ticks: -1, rate: 60) == nil)
    #expect(PNGDelay(ticks: 1, rate: 0) == nil)
  }
}
