import Foundation
import Testing
import Typesetting

/// Text of both directions. The digits font draws U+05D0 as "1" and U+05D1 as "2"; what it lacks comes
/// from Figtree. Expected orders are worked out by hand with Unicode's bidirectional algorithm.
@Suite struct BidiTests {
  let folder: TemporaryFolder
  let typesetter: Typesetter

  init() throws {
    (folder, typesetter) = try MixedFonts.make()
  }

  @Test(arguments: [
    // Numbers keep their order within letters that run to the left.
    ("\u{5D0}34\u{5D1}", "2341"), ("3\u{5D0}\u{5D1}", "213"), ("\u{5D0}\u{5D1} 34", "34 21"),
    // The first letter decides for the whole line, its full stop included.
    ("\u{5D0}\u{5D1} A", "A 21"), ("A \u{5D0}\u{5D1} B", "A 21 B"),
    ("A \u{5D0}\u{5D1}.", "A 21."), ("\u{5D0}\u{5D1}.", ".21"),
    ("A \u{5D0}\u{5D1} \u{5D1}\u{5D0} B", "A 12 21 B"),
    // Brackets turn with the letters in them.
    ("\u{5D0}(\u{5D1})", "(2)1"), ("A (\u{5D0}\u{5D1}) B", "A (21) B"),
  ])
  func lettersStandInVisualOrder(text: String, drawnAs: String) throws {
    let outline = try typesetter.outline(text, .digits)
    let expected = try typesetter.outline(drawnAs, .digits)
    #expect(abs(outline.advance - expected.advance) < 0.001)
    #expect(outline.path.isClose(to: expected.path))
  }

  @Test func theMarkOfADirectionDecides() throws {
    // U+200F makes the line's direction right to left, though A comes first.
    #expect(
      try typesetter.outline("\u{200F}A.", .digits).path
        .isClose(to: typesetter.outline(".A", .digits).path))
  }

  @Test func lettersWithAccentsKeepThem() throws {
    let text = "\u{5D0} E\u{301}"
    let expected = try typesetter.outline("E\u{301} 1", .digits)
    #expect(try typesetter.outline(text, .digits).path.isClose(to: expected.path))
  }

  @Test func aMissingGlyphIsNamedWithTheWholeText() throws {
    let error = #expect(throws: TypesettingError.self) {
      try TestFonts.typesetter().outline("Herzliya \u{5D0}", .figtree(16, 400))
    }
    #expect(
      try #require(error).description == """
        text "Herzliya א": font family 'Figtree' (\(TestFonts.figtree)) has no glyph for \
        U+05D0 'א': use other characters, or allow the system's fonts with --font-fallback
        """)
  }
}
