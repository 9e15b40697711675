import Testing
import Typesetting

/// Lines of at most a width. Widths are those of the lines that are expected, and a hair more.
@Suite struct TextBlockTests {
  static let style = TextStyle.figtree(16, 400)

  private func width(_ text: String) throws -> Double {
    try TestFonts.typesetter().outline(text, Self.style).advance + 0.01
  }

  private func lines(
    _ text: String, asWideAs wide: String, limit: Int = .max
  ) throws -> [String] {
    let block = try TestFonts.typesetter().block(
      text, Self.style, width: width(wide), limit: limit)
    for line in block.lines {
      #expect(try line.outline == TestFonts.typesetter().outline(line.text, Self.style))
    }
    return block.lines.map(\.text)
  }

  @Test func linesBreakBetweenWords() throws {
    #expect(
      try lines("Step-free access is available at Belmont.", asWideAs: "Step-free access is")
        == ["Step-free access is", "available at", "Belmont."])
  }

  @Test func aLineThatJustFitsIsWhole() throws {
    #expect(try lines("Brown Line", asWideAs: "Brown Line") == ["Brown Line"])
    #expect(try lines("Brown Line", asWideAs: "Brown Lin") == ["Brown", "Line"])
    // The blank behind a word needs no room.
    #expect(try lines("Brown Line ", asWideAs: "Brown Line") == ["Brown Line"])
    #expect(try lines("Brown  Line", asWideAs: "Brown") == ["Brown", "Line"])
  }

  @Test func wordsBreakBehindHyphensAndSlashes() throws {
    #expect(
      try lines("Library-State/Van Buren", asWideAs: "Library-State/V")
        == ["Library-State/", "Van Buren"])
    #expect(try lines("Dempster-Skokie", asWideAs: "Dempster-S") == ["Dempster-", "Skokie"])
    // Numbers stay whole, and so does what a no-break space joins.
    #expect(try lines("on 12-14 May", asWideAs: "on 12-1") == ["on", "12-14", "May"])
    #expect(try lines("at 5\u{A0}pm", asWideAs: "at 5\u{A0}p") == ["at", "5\u{A0}pm"])
  }

  @Test func aLongWordIsBroken() throws {
    #expect(try lines("mmmmmmmmmm", asWideAs: "mmmm") == ["mmmm", "mmmm", "mm"])
    #expect(try lines("a mmmmmm", asWideAs: "mmmm") == ["a", "mmmm", "mm"])
  }

  @Test func everyLineBringsTheTextOn() throws {
    let block = try TestFonts.typesetter().block("abc", Self.style, width: 0)
    #expect(block.lines.map(\.text) == ["a", "b", "c"])
  }

  @Test func newLinesAndEmptyLinesStay() throws {
    #expect(try lines("a\n\nb", asWideAs: "a") == ["a", "", "b"])
    #expect(try lines("", asWideAs: "a") == [""])
  }

  @Test func whatIsTooLongEndsWithAnEllipsis() throws {
    let text = "Harold Washington Library"
    #expect(
      try lines(text, asWideAs: "Washington", limit: 2) == ["Harold", "Washingt…"])
    #expect(try lines(text, asWideAs: "Harold Washin…", limit: 1) == ["Harold Washin…"])
    // An ellipsis follows a word, not the blank behind it.
    #expect(try lines("Brown Line", asWideAs: "Brown…", limit: 1) == ["Brown…"])
    #expect(try lines("a\nb", asWideAs: "Washington", limit: 1) == ["a…"])
    let block = try TestFonts.typesetter().block(text, Self.style, width: width(text), limit: 1)
    #expect(block.lines.map(\.text) == [text] && !block.isCut)
  }

  @Test func aMillionLettersTakeNoLongerThanTheirLines() throws {
    let word = String(repeating: "m", count: 1_000_000)
    let block = try TestFonts.typesetter().block(
      word, Self.style, width: width("mmmm…"), limit: 2)
    #expect(block.lines.map(\.text) == ["mmmm", "mmmm…"])
    #expect(block.isCut)
  }

  @Test func controlCharactersAreErrors() throws {
    #expect(throws: TypesettingError.self) {
      try TestFonts.typesetter().block("a\tb", Self.style, width: 100)
    }
  }

  /// U+05D0 draws "1", U+05D1 "2": the text runs to the left, and so does what is cut.
  @Test func aCutTextThatRunsToTheLeftEndsAtTheLeft() throws {
    let (folder, typesetter) = try MixedFonts.make()
    let wide = try typesetter.outline("…21", .digits)
    let block = try typesetter.block(
      "\u{5D0}\u{5D1}\u{5D0}\u{5D1}\u{5D0}", .digits, width: wide.advance + 0.01, limit: 1)
    #expect(block.lines.map(\.text) == ["\u{5D0}\u{5D1}…"])
    #expect(try #require(block.lines.first).outline.path.isClose(to: wide.path))
    #expect(!folder.path.isEmpty)
  }

  /// A bracket at the start of a second line still belongs to the letters around it.
  @Test func directionsAreThoseOfTheParagraph() throws {
    let (folder, typesetter) = try MixedFonts.make()
    let text = "\u{5D0}\u{5D0}\u{5D0} 34 A"
    let block = try typesetter.block(
      text, .digits, width: try typesetter.outline("34 A", .digits).advance + 0.01)
    #expect(block.lines.map(\.text) == ["\u{5D0}\u{5D0}\u{5D0}", "34 A"])
    // Alone, "34 A" would begin with its number; in a paragraph that runs to the left it ends with it.
    let drawn = try typesetter.outline("A 34", .digits)
    #expect(try #require(block.lines.last).outline.path.isClose(to: drawn.path))
    #expect(!folder.path.isEmpty)
  }

  @Test func measuringLeavesNoTraceOfFonts() throws {
    let (folder, typesetter) = try MixedFonts.make()
    _ = try typesetter.block("AV AV AV 22", .digits, width: 3000)
    let used = typesetter.fallbacksUsed.map(\.text)
    #expect(used == ["AV AV"] || used == ["AV", "AV AV"], "\(used)")
    #expect(!folder.path.isEmpty)
  }
}
