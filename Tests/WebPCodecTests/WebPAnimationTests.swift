import Bitmap
import Testing
import WebPCodec

/// Animated WebPs: the container's numbers, and every pixel.
@Suite struct WebPAnimationTests {
  /// A ground and a square that moves along it.
  private static func picture(_ index: Int) -> Bitmap {
    var bitmap = Bitmap(
      width: 61, height: 41, pixels: Array(repeating: 0xFF20_4060, count: 61 * 41))
    for y in 10..<30 {
      for x in 3 * index..<3 * index + 20 {
        bitmap[x, y] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5)
      }
    }
    return bitmap
  }

  private func file(_ times: [Int32], end: Int32) throws -> [UInt8] {
    var animation = try WebPAnimation(width: 61, height: 41)
    for (index, time) in times.enumerated() { try animation.add(Self.picture(index), at: time) }
    return try animation.file(endingAt: end)
  }

  @Test func framesShowTheirPicturesAndTimes() throws {
    let file = try WebPFile(try file([0, 800, 817, 833], end: 1633))
    #expect(file.width == 61 && file.height == 41)
    #expect(file.loops == 0)
    #expect(file.frames.map(\.duration) == [800, 17, 16, 800])
    #expect(try file.pictures() == (0...3).map(Self.picture))
  }

  @Test func sameFramesSameBytes() throws {
    #expect(try file([0, 20, 40], end: 60) == file([0, 20, 40], end: 60))
  }

  @Test(arguments: [(0, 5), (5, 0), (16_384, 5), (5, Int.max), (-1, 5)])
  func otherSizesAreRefused(width: Int, height: Int) {
    #expect(throws: WebPError.size(width: width, height: height)) {
      _ = try WebPAnimation(width: width, height: height)
    }
  }

  @Test func framesMustHaveTheSize() throws {
    var animation = try WebPAnimation(width: 60, height: 41)
    let bitmap = Self.picture(0)
    #expect(throws: WebPError.notEncoded("a frame is 61 × 41 pixels")) {
      try animation.add(bitmap, at: 0)
    }
  }

  @Test func timesMustRise() throws {
    let error = #expect(throws: WebPError.self) { try file([0, 20, 10], end: 60) }
    #expect(error?.description.hasPrefix("cannot be encoded as WebP: ") ?? false)
  }

  @Test func anAnimationWithoutFramesIsRefused() throws {
    #expect(throws: WebPError.self) { try file([], end: 10) }
  }
}
