import Bitmap
import Exports
import Testing
import Typesetting

@Suite struct DifferencePictureTests {
  private static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

  private func typesetter() throws -> Typesetter {
    try Typesetter(fontFolders: ["\(Self.root)/.fonts"], allowsSystemFonts: false)
  }

  /// 300 × 200 pixels, so that nothing is enlarged: parts begin at 8, 316 and 624, rows at 8.
  private func gray(_ width: Int = 300, _ height: Int = 200) -> Bitmap {
    PictureFixture.gray(0x80, width: width, height: height)
  }

  @Test func changedPixelsAreMagentaInTheMiddle() throws {
    var actual = gray()
    actual[10, 20] = 0xFFFF_FFFF
    let picture = try DifferencePicture.bitmap(expected: gray(), actual: actual)
    #expect(picture.width == 3 * 300 + 4 * 8)
    #expect(picture.height == 200 + 2 * 8)
    #expect(picture[8 + 10, 8 + 20] == 0xFF80_8080)
    #expect(picture[316 + 10, 8 + 20] == 0xFFFF_00FF)
    #expect(picture[624 + 10, 8 + 20] == 0xFFFF_FFFF)
    #expect(picture[316 + 11, 8 + 20] == 0xFFE0_E0E0)
  }

  @Test func whatOneSideLacksIsHatched() throws {
    let picture = try DifferencePicture.bitmap(expected: gray(), actual: gray(300, 100))
    let hatch: Set<UInt32> = [0xFF00_B8D4, 0xFFFF_FFFF]
    let row = 8 + 150
    #expect(picture[8 + 5, row] == 0xFF80_8080)
    #expect(Set((0..<6).map { picture[316 + $0, row] }) == hatch)
    #expect(Set((0..<6).map { picture[624 + $0, row] }) == hatch)
    #expect(picture[624 + 5, 8 + 50] == 0xFF80_8080)
  }

  @Test func transparencyShowsTheCheckerboard() throws {
    let picture = try DifferencePicture.bitmap(
      expected: Bitmap(width: 300, height: 200), actual: gray())
    #expect(Set([picture[8, 8], picture[16, 8]]) == [0xFF80_8080, 0xFF99_9999])
  }

  @Test func smallPicturesAreEnlarged() throws {
    let dot = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456])
    let picture = try DifferencePicture.bitmap(expected: dot, actual: dot)
    #expect(picture.width == 3 * 8 + 4 * 8)
    #expect(picture[8, 8] == 0xFF12_3456)
    #expect(picture[15, 15] == 0xFF12_3456)
  }

  @Test func labelsStandAboveTheParts() throws {
    var actual = gray()
    actual[0, 0] = 0xFF00_0000
    let labels = try DifferenceLabels(
      expected: gray(), actual: actual, comparison: actual.compared(to: gray()), typesetter())
    let picture = try DifferencePicture.bitmap(
      expected: gray(), actual: actual, labels: labels)
    #expect(picture.height == 200 + 2 * 8 + 24)
    for left in [8, 316, 624] {
      let white = (left..<left + 120).contains { x in
        (4..<28).contains { picture[x, $0] == 0xFFFF_FFFF }
      }
      #expect(white, "no label at \(left)")
    }
  }

  @Test func aMissingFontIsNoReasonToDoWithoutThePicture() throws {
    let labels = LabelSetter { () throws(TypesettingError) in
      try Typesetter(fontFolders: ["/nonexistent"], allowsSystemFonts: false)
    }
    let one = gray()
    #expect(labels.labels(expected: one, actual: one, one.compared(to: one)) == nil)
    #expect(labels.problem?.contains("Figtree") == true)
    let nowhere = LabelSetter { () throws(TypesettingError) in
      try Typesetter(fontFolders: [], allowsSystemFonts: false)
    }
    #expect(nowhere.labels(expected: one, actual: one, one.compared(to: one)) == nil)
    #expect(nowhere.problem != nil)
  }

  @Test func theOverlayHoldsNothingButTheDifference() {
    var actual = gray(4, 4)
    actual[1, 2] = 0xFF00_0000
    let overlay = DifferencePicture.overlay(expected: gray(4, 4), actual: actual, options: .exact)
    var wanted = Bitmap(width: 4, height: 4)
    wanted[1, 2] = 0xFFFF_00FF
    #expect(overlay == wanted)
  }

  @Test func theOverlayIsAsLargeAsBothTogether() {
    let overlay = DifferencePicture.overlay(
      expected: gray(4, 9), actual: gray(7, 3), options: .exact)
    #expect(overlay.width == 7)
    #expect(overlay.height == 9)
    #expect(overlay[0, 0] == 0)
    #expect(overlay[6, 8] >> 24 == 255)
  }
}
