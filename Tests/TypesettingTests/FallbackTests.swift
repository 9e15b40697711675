import Foundation
import Geometry
import Testing
import Typesetting

/// The font folder holds the digits font; "the system" is a fontconfig configuration that knows
/// Figtree alone. So the tests do not depend on what is installed.
@Suite struct FallbackTests {
  let folder: TemporaryFolder
  let typesetter: Typesetter

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(DigitsFont.bytes, to: "fonts/Digits.ttf")
    let configuration = try folder.write(
      Data(
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <dir>\(TestFonts.folder)</dir>
          <cachedir>\(folder.path)/cache</cachedir>
        </fontconfig>
        """.utf8), to: "fonts.conf")
    self.folder = folder
    typesetter = try Typesetter(
      fontFolders: [folder.path + "/fonts"],
      systemFonts: { SystemFonts(configurationFile: configuration) })
  }

  @Test func completeTextUsesNoFallback() throws {
    #expect(try typesetter.outline("22", .digits).advance == 1118)
    #expect(typesetter.fallbacksUsed.isEmpty)
  }

  @Test func missingLetterComesFromTheSystem() throws {
    let mixed = try typesetter.outline("22A", .digits)
    let letter = try TestFonts.typesetter().outline("A", .figtree(1000, 400))
    var expected = try typesetter.outline("22", .digits).path
    expected.append(letter.path.offset(by: Point(1118, 0)))
    #expect(mixed.path == expected)
    #expect(mixed.advance == 1118 + 677)
    #expect(typesetter.fallbacksUsed == [fallback("A")])
  }

  @Test func spaceBetweenTwoMissingWordsStaysWithThem() throws {
    _ = try typesetter.outline("2 A V 2", .digits)
    #expect(typesetter.fallbacksUsed == [fallback("A V")])
  }

  @Test func lettersWithMarksStayWhole() throws {
    // E with an acute accent in two code points, and the digit 1.
    _ = try typesetter.outline("1E\u{301}1", .digits)
    #expect(typesetter.fallbacksUsed == [fallback("E\u{301}")])
  }

  @Test func fallbacksAreSortedAndUnique() throws {
    for text in ["2Z", "2B", "3Z"] { _ = try typesetter.outline(text, .digits) }
    #expect(typesetter.fallbacksUsed == [fallback("B"), fallback("Z")])
  }

  @Test func missingFamilyComesFromTheSystem() throws {
    let style = TextStyle(family: "Nowhere", size: 1000, weight: 800)
    #expect(
      try typesetter.outline("AV", style)
        == TestFonts.typesetter().outline("AV", .figtree(1000, 800)))
    #expect(typesetter.fallbacksUsed == [fallback(nil, asked: "Nowhere")])
  }

  @Test func characterThatNoFontHasIsAnError() throws {
    let error = #expect(throws: TypesettingError.self) {
      try typesetter.outline("2A東", .digits)
    }
    #expect(
      try #require(error).description == """
        text "2A東": font family 'Figtree Digits Test' (\(folder.path)/fonts/Digits.ttf) \
        has no glyph for U+6771 '東', nor has any font of this system: \
        use other characters, or install such a font
        """)
    #expect(typesetter.fallbacksUsed.isEmpty)
  }

  @Test func familyThatNoFontHasIsAnErrorWhereTheSystemHasNoFonts() throws {
    let nothing = try folder.write(
      Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8), to: "nothing.conf")
    let typesetter = try Typesetter(
      fontFolders: [], systemFonts: { SystemFonts(configurationFile: nothing) })
    let error = #expect(throws: TypesettingError.self) {
      try typesetter.outline("22", .digits)
    }
    #expect(
      try #require(error).description == """
        font family 'Figtree Digits Test' was not found; searched: the system's fonts; \
        families found: none; run scripts/setup or name a folder with --fonts DIR
        """)
  }

  @Test func rightToLeftTextRunsToTheLeft() throws {
    // In this font U+05D0 draws "1" and U+05D1 draws "2".
    #expect(
      try typesetter.outline("\u{5D0}\u{5D1}", .digits).path
        == typesetter.outline("21", .digits).path)
  }

  private func fallback(_ text: String?, asked: String = DigitsFont.family) -> FontFallback {
    FontFallback(
      askedFamily: asked, text: text, usedFamily: "Figtree", file: TestFonts.figtree)
  }
}
