import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct FillTests {
  @Test func opaqueFillIsExact() throws {
    let bitmap = try drawn([.box(1, 1, 2, 1, .orange)], 4, 3)
    let (none, full): (UInt32, UInt32) = (0, 0xFFFF_8000)
    #expect(
      bitmap
        == Bitmap(
          width: 4, height: 3,
          pixels: [none, none, none, none, none, full, full, none, none, none, none, none]))
  }

  @Test func scaleEnlargesIt() throws {
    let bitmap = try drawn([.box(1, 0, 1, 1, .brand)], 3, 1, scale: 2)
    #expect(bitmap.width == 6 && bitmap.height == 2)
    #expect(
      bitmap.pixels == [0, 0, 0xFF0B_5CD5, 0xFF0B_5CD5, 0, 0, 0, 0, 0xFF0B_5CD5, 0xFF0B_5CD5, 0, 0])
  }

  @Test func halfCoveredPixelsAreHalfThere() throws {
    let bitmap = try drawn([.box(0.5, 1, 2, 1)], 4, 4)
    #expect(abs(bitmap.alpha(0, 1) - 128) <= 1)
    #expect(bitmap.alpha(1, 1) == 255)
    #expect(abs(bitmap.alpha(2, 1) - 128) <= 1)
    #expect(bitmap.alpha(3, 1) == 0)
    let upright = try drawn([.box(1, 0.5, 1, 2)], 4, 4)
    #expect(abs(upright.alpha(1, 0) - 128) <= 1)
    #expect(upright.alpha(1, 1) == 255)
    #expect(abs(upright.alpha(1, 2) - 128) <= 1)
    #expect(abs(try drawn([.box(0.5, 0.5, 1, 1)], 2, 2).alpha(0, 0) - 64) <= 1)
  }

  @Test func coverageScalesEveryChannel() throws {
    // Half of (255, 128, 0), premultiplied.
    let channels = try drawn([.box(0.5, 0, 1, 1, .orange)], 2, 1).channels(0, 0)
    for (channel, expected) in zip(channels, [128, 128, 64, 0]) {
      #expect(abs(channel - expected) <= 1)
    }
  }

  @Test func translucentColourMixesWithWhatIsBelow() throws {
    // 0.6 of black leaves 0.4 · 255 = 102 of white.
    let bitmap = try drawn([.box(0, 0, 1, 1, .white), .box(0, 0, 1, 1, .black.opacity(0.6))], 1, 1)
    #expect(bitmap.channels(0, 0) == [255, 102, 102, 102])
  }

  @Test func laterItemsLieAbove() throws {
    let bitmap = try drawn([.box(0, 0, 2, 1, .orange), .box(1, 0, 1, 1, .brand)], 2, 1)
    #expect(bitmap.pixels == [0xFFFF_8000, 0xFF0B_5CD5])
  }

  /// Two squares of 3 that overlap in the middle pixel, drawn as one path.
  private func overlapping(secondRunsBack: Bool) -> Path {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 3, height: 3))
    let second = [Point(2, 2), Point(5, 2), Point(5, 5), Point(2, 5)]
    path.append(.polygon(secondRunsBack ? second.reversed() : second))
    return path
  }

  @Test func evenOddCutsTheOverlapOut() throws {
    for back in [false, true] {
      let bitmap = try drawn(
        [.fill(overlapping(secondRunsBack: back), .black, .evenOdd)], 5, 5)
      #expect(bitmap.alphas(row: 1) == [255, 255, 255, 0, 0])
      #expect(bitmap.alphas(row: 2) == [255, 255, 0, 255, 255])
    }
  }

  @Test func nonzeroFillsItUnlessTheWindingsCancel() throws {
    let same = try drawn([.fill(overlapping(secondRunsBack: false), .black, .nonzero)], 5, 5)
    #expect(same.alphas(row: 2) == [255, 255, 255, 255, 255])
    let opposite = try drawn([.fill(overlapping(secondRunsBack: true), .black, .nonzero)], 5, 5)
    #expect(opposite.alphas(row: 2) == [255, 255, 0, 255, 255])
  }

  @Test func fillRuleDoesNotOutliveItsItem() throws {
    let bitmap = try drawn(
      [
        .fill(overlapping(secondRunsBack: false), .black, .evenOdd),
        .fill(overlapping(secondRunsBack: false).offset(by: Point(5, 0)), .black, .nonzero),
      ], 10, 5)
    #expect(bitmap.alphas(row: 2) == [255, 255, 0, 255, 255, 255, 255, 255, 255, 255])
  }
}
