import Sheets
import Testing

/// What `--only` understands.
@Suite struct CellPatternTests {
  @Test(arguments: [
    ("red", "lines/red-heading-90"), ("RED", "lines/red-heading-90"), ("Red", "Red · selected"),
    ("lines/*-selected", "lines/red-heading-90-selected"), ("*", "anything"), ("**", ""),
    ("*red*", "lines/red"), ("l*r*d", "lines/red"), ("· sel", "1 line · selected"),
    ("0–45°", "Heading 0–45°"), ("aab", "aaab"), ("a*a", "aa"), ("é", "e\u{301}"),
    ("red-heading-90", "lines/red-heading-90"),
  ])
  func matches(pattern: String, name: String) throws {
    #expect(try #require(CellPattern(pattern)).matches(name))
  }

  @Test(arguments: [
    ("blue", "lines/red"), ("red*lines", "lines/red"), ("a*a", "a"), ("red ", "red"),
    ("selected*selected", "trains/selected"), ("?", "red"), ("red", ""), (".", "red"),
  ])
  func doesNotMatch(pattern: String, name: String) throws {
    #expect(try !#require(CellPattern(pattern)).matches(name))
  }

  @Test func anEmptyPatternIsNone() {
    #expect(CellPattern("") == nil)
    #expect(CellPattern("Red")?.text == "Red")
  }
}
