import Geometry
import Testing
import Typesetting

/// Expected: advances of fontTools' instancer at the weight, plus the pair kerning of its GPOS
/// table, read with fontTools; per mille of the em. HarfBuzz rounds each glyph's advance and each
/// pair by itself, so a sum may be off by a unit a glyph.
@Suite struct AdvanceTests {
  @Test(arguments: [
    ("22", 400, 1118.0), ("22", 700, 1158), ("22", 800, 1176),
    ("All", 400, 1117), ("All", 700, 1206), ("All", 800, 1248),
    ("151", 400, 1401), ("151", 700, 1425), ("151", 800, 1436),
    ("Route 22", 400, 4050), ("Route 22", 700, 4137), ("Route 22", 800, 4181),
    ("AV", 400, 1327), ("AV", 700, 1358), ("AV", 800, 1374),
  ])
  func advanceAtWeight(_ text: String, _ weight: Int, _ expected: Double) throws {
    let outline = try TestFonts.typesetter().outline(text, .figtree(1000, weight))
    #expect(abs(outline.advance - expected) <= 1)
  }

  @Test func captionIsAsWideAsTheLayoutSays() throws {
    let caption = try TestFonts.typesetter().outline(
      "Selected · heading 0–45°", .figtree(13, 500))
    #expect(abs(caption.advance - 147.6) < 0.06)
  }

  @Test(arguments: [(400, 43.0), (700, 78), (800, 94)])
  func kerningPullsAAndVTogether(_ weight: Int, _ kerning: Double) throws {
    let typesetter = try TestFonts.typesetter()
    let style = TextStyle.figtree(1000, weight)
    let apart =
      try typesetter.outline("A", style).advance + typesetter.outline("V", style).advance
    let together = try typesetter.outline("AV", style).advance
    #expect(abs(apart - together - kerning) <= 1)
  }

  @Test func advanceGrowsWithSizeExactly() throws {
    let typesetter = try TestFonts.typesetter()
    #expect(try typesetter.outline("22", .figtree(11, 400)).advance == 1118.0 * 11 / 1000)
    #expect(try typesetter.outline("22", .figtree(22, 400)).advance == 1118.0 * 22 / 1000)
  }

  @Test func spacesMoveThePenAndDrawNothing() throws {
    let spaces = try TestFonts.typesetter().outline("  ", .figtree(1000, 400))
    #expect(spaces.advance == 2 * 247)
    #expect(spaces.path.isEmpty)
    #expect(spaces.inkBox == nil)
  }

  @Test func emptyTextIsEmpty() throws {
    #expect(try TestFonts.typesetter().outline("", .figtree(11, 800)) == .empty)
    #expect(TextOutline.empty.advance == 0)
    #expect(TextOutline.empty.inkBox == nil)
  }
}
