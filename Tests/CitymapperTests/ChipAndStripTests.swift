import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// 004, section 3: ModeChip and LegStrip.
@Suite struct ChipAndStripTests {
  /// Padding 9 and 5, spacing 5, a 13 pt glyph, a line of 12 pt which is 15 high, radius 8.
  @Test func chipIsAsGiven() throws {
    let chip = try ModeChip.draw(Leg(.walk, "4"), CitySamples.design())
    let label = try CitySamples.advance("4", 12, 800)
    #expect(isClose(chip.size.width, 9 + 13 + 5 + label + 9))
    #expect(chip.size.height == 25)
    #expect(chip.items.box("body") == Rect(x: 0, y: 0, width: chip.size.width, height: 25))
    let glyph = try #require(chip.items.box("glyph"))
    #expect(glyph.minX >= 9 && glyph.maxX <= 22 && glyph.minY >= 6 && glyph.maxY <= 19)
    let corner = try #require(chip.items.fills("body").first?.path.elements.first)
    #expect(corner == .move(Point(chip.size.width - 8, 0)))
  }

  @Test(
    arguments: [
      (TransitMode.walk, "#00B894"), (.bus, "#E8453C"), (.tube, "#2B5BFF"), (.rail, "#8E44D8"),
      (.bike, "#00A8C5"), (.cab, "#FFB400"), (.ferry, "#0094C6"),
    ], Theme.allCases)
  func chipHasItsModesColorInBothThemes(
    _ mode: (TransitMode, String), theme: Theme
  ) throws {
    let items = try ModeChip.draw(Leg(mode.0, "4"), CitySamples.design(theme)).items
    #expect(items.color("body") == mode.1)
    #expect(items.color("glyph") == "#FFFFFF")
    #expect(items.color("label") == "#FFFFFF")
  }

  @Test(arguments: Theme.allCases) func anOfficialColorReplacesTheModes(theme: Theme) throws {
    let design = try CitySamples.design(theme)
    let leg = Leg(.tube, "Victoria", line: "victoria")
    #expect(try ModeChip.draw(leg, design).items.color("body") == "#0098D4")
  }

  @Test func anUnknownLineIsAnError() throws {
    let error = #expect(throws: DrawingError.self) {
      _ = try ModeChip.draw(Leg(.tube, "X", line: "viktoria"), CitySamples.design())
    }
    #expect(error?.description.contains("did you mean 'victoria'?") == true)
  }

  /// Spacing 6 at both sides of an 11 pt arrow.
  @Test func stripHasAnArrowBetweenLegs() throws {
    let design = try CitySamples.design()
    let legs = [Leg(.walk, "4"), Leg(.bus, "63")]
    let strip = try LegStrip.draw(legs, width: 400, design)
    let widths = try legs.map { try ModeChip.draw($0, design).size.width }
    #expect(isClose(strip.size.width, widths[0] + 6 + 11 + 6 + widths[1]))
    #expect(strip.size.height == 25)
    let arrow = try #require(strip.items.box("glyph"))
    #expect(arrow.width > 0)
    let chips = strip.items.fills("body").compactMap(\.path.bounds)
    #expect(chips.count == 2)
    #expect(isClose(chips[1].minX, widths[0] + 23))
    #expect(strip.accessibility.label == "Route: walk 4 minutes, bus 63")
  }

  @Test func aStripOfNoLegsIsAnError() throws {
    let error = #expect(throws: DrawingError.self) {
      _ = try LegStrip.draw([], width: 400, CitySamples.design())
    }
    #expect(error?.description == "a route of 0 legs: accepted are 1 or more")
  }

  /// Those that fit, and the number of the others behind them.
  @Test(arguments: [120.0, 311, 500]) func aStripOf50LegsKeepsItsWidth(width: Double) throws {
    let design = try CitySamples.design()
    let legs = (1...50).map { Leg(.bus, "\($0)") }
    let strip = try LegStrip.draw(legs, width: width, design)
    #expect(strip.size.width <= width)
    let shown = strip.items.fills("body").count
    #expect((1..<50).contains(shown))
    let rest = try CitySamples.advance("+\(50 - shown)", 12, 800)
    let last = try #require(strip.items.fills("body").compactMap(\.path.bounds?.maxX).max())
    #expect(isClose(strip.size.width, last + 23 + rest))
    #expect(strip.accessibility.label.hasSuffix("bus 50"))
  }

  @Test func aLegTooWideForItsStripEndsWithAnEllipsis() throws {
    let design = try CitySamples.design()
    let leg = Leg(.rail, String(repeating: "Southern ", count: 20))
    let strip = try LegStrip.draw([leg], width: 200, design)
    #expect(strip.size.width <= 200 && strip.size.width > 180)
  }
}
