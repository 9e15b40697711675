import Geometry
import Testing
import Typesetting

/// Expected: fontTools' glyph set at the weight, not rounded; y turned down.
@Suite struct OutlineTests {
  /// left, bottom, right, top of the outline in font units, y up.
  @Test(arguments: [
    ("2", 300, [30.0, 0, 486, 712]), ("2", 400, [28.333, 0, 499.5, 712.167]),
    ("2", 800, [22, 0, 550.801, 712.8]), ("2", 900, [20, 0, 567, 713]),
    ("O", 800, [30, -12, 762.001, 711.2]), ("g", 800, [25, -213.6, 556.601, 512]),
    ("Ä", 400, [9.5, 0, 667, 890.833]), ("Ä", 800, [7.6, 0, 724.001, 932.001]),
  ])
  func inkBoxAtWeight(_ text: String, _ weight: Int, _ expected: [Double]) throws {
    let outline = try TestFonts.typesetter().outline(text, .figtree(1000, weight))
    let box = try #require(outline.inkBox)
    let found = [box.minX, -box.maxY, box.maxX, -box.minY]
    for (value, expected) in zip(found, expected) { #expect(abs(value - expected) < 0.05) }
  }

  @Test func straightLetterIsFourPoints() throws {
    let path = try TestFonts.typesetter().outline("l", .figtree(1000, 800)).path
    let expected = [Point(51, 0), Point(51, -700), Point(207, -700), Point(207, 0)]
    #expect(Set(corners(of: path)) == Set(expected))
    #expect(path.elements.last == .close)
  }

  @Test func sizeScalesTheOutline() throws {
    let typesetter = try TestFonts.typesetter()
    let unit = try typesetter.outline("g", .figtree(1000, 700)).path
    #expect(
      try typesetter.outline("g", .figtree(500, 700)).path == unit.applying(.scale(0.5)))
  }

  @Test func secondLetterStartsAtTheFirstOnesAdvance() throws {
    let typesetter = try TestFonts.typesetter()
    let one = try typesetter.outline("2", .figtree(1000, 400))
    let two = try typesetter.outline("22", .figtree(1000, 400))
    var expected = one.path
    expected.append(one.path.offset(by: Point(559, 0)))
    #expect(two.path == expected)
  }

  @Test func sameTextGivesTheSameOutlineEverywhere() throws {
    let style = TextStyle.figtree(13, 500)
    let typesetter = try TestFonts.typesetter()
    let first = try typesetter.outline("Heading 0–45°", style)
    #expect(try typesetter.outline("Heading 0–45°", style) == first)
    #expect(try TestFonts.typesetter().outline("Heading 0–45°", style) == first)
  }

  @Test func weightsDiffer() throws {
    let typesetter = try TestFonts.typesetter()
    let regular = try typesetter.outline("2", .figtree(11, 400))
    #expect(try typesetter.outline("2", .figtree(11, 300)) != regular)
  }

  @Test func familyNameIgnoresCase() throws {
    let typesetter = try TestFonts.typesetter()
    let lower = TextStyle(family: "figtree", size: 11, weight: 800)
    #expect(try typesetter.outline("22", lower) == typesetter.outline("22", .figtree(11, 800)))
  }

  /// Outline points, rounded to whole units.
  private func corners(of path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): Point(point.x.rounded(), point.y.rounded())
      case .cubic, .close: nil
      }
    }
  }
}
