import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// 004, section 3: RouteCard, GoButton and ODCard; section 4: tabs.
@Suite struct CardTests {
  private static let legs = [Leg(.walk, "4"), Leg(.bus, "63")]

  /// Padding 16 and 14, spacing 12; a line of 22 pt is 27 high, a chip 25.
  @Test func routeCardIsAsGiven() throws {
    let design = try CitySamples.design()
    let card = try RouteCard(minutes: 24, legs: Self.legs).draw(width: 343, design)
    #expect(card.size == Size(343, 14 + 27 + 12 + 25 + 14))
    #expect(card.items.box("border") == Rect(x: 0, y: 0, width: 343, height: 92))
    #expect(
      card.items.fills("body").compactMap(\.path.bounds).first
        == Rect(x: 1, y: 1, width: 341, height: 90))
    let chips = card.items.fills("body").compactMap(\.path.bounds).dropFirst()
    #expect(chips.first?.minX == 16 && chips.first?.minY == 53)
  }

  /// The unit stands 4 behind the minutes, on their baseline.
  @Test func minutesAndUnitShareABaseline() throws {
    let design = try CitySamples.design()
    let items = try RouteCard(minutes: 11, legs: Self.legs).draw(width: 343, design).items
    let (minutes, unit) = (try #require(items.box("minutes")), try #require(items.box("unit")))
    #expect(abs(minutes.maxY - unit.maxY) < 0.01)
    let eta = try CitySamples.advance("11", 22, 800, features: [.tabularFigures])
    let inkLeft = try #require(
      try CitySamples.typesetter().outline(
        "min", .init(family: "Inter", size: 13, weight: 600, opticalSizes: 14...32)
      ).inkBox?.minX)
    #expect(isClose(unit.minX, 16 + eta + 4 + inkLeft))
  }

  @Test(arguments: [
    (Theme.light, false, "#E3E5EC", "#F4F5F8"), (.light, true, "#00C281", "#F4F5F8"),
    (.dark, false, "#282C38", "#15171F"), (.dark, true, "#00C281", "#15171F"),
  ])
  func bestHasAGreenBorder(
    theme: Theme, isBest: Bool, border: String, face: String
  ) throws {
    let card = RouteCard(minutes: 24, legs: Self.legs, isBest: isBest)
    let items = try card.draw(width: 343, CitySamples.design(theme)).items
    #expect(items.color("border") == border)
    #expect(items.fills("body").first?.color.hex == face)
  }

  /// Capitals, 9 and 4 of padding, the colour at 18 % in the capsule.
  @Test func tagIsTintedWithItsColor() throws {
    let tag = try RouteTag.fastest.draw(CitySamples.design(.dark))
    let text = try CitySamples.advance("FASTEST", 10, 800)
    #expect(isClose(tag.size.width, text + 18))
    #expect(tag.size.height == 21)
    let body = try #require(tag.items.fills("body").first)
    #expect(body.color == Color(hex: "#00C281")?.opacity(0.18))
    #expect(tag.items.color("label") == "#00C281")
    #expect(tag.items.fills("glyph").isEmpty)
    #expect(try !RouteTag.stepFree.draw(CitySamples.design()).items.fills("glyph").isEmpty)
  }

  @Test(arguments: [-1, 1440, 10_000]) func impossibleMinutesAreRefused(minutes: Int) throws {
    let error = #expect(throws: DrawingError.self) {
      _ = try RouteCard(minutes: minutes, legs: Self.legs).draw(width: 343, CitySamples.design())
    }
    #expect(
      error?.description == "a route of \(minutes) min: accepted are 0 to 1439 minutes")
  }

  @Test func cardIsReadOutWhole() throws {
    let legs = [Leg(.walk, "4"), Leg(.tube, "Victoria"), Leg(.walk, "6")]
    let card = RouteCard(minutes: 24, tag: .fastest, legs: legs)
    #expect(
      try card.draw(width: 343, CitySamples.design()).accessibility.label
        == "Route, 24 minutes, fastest: walk 4 minutes, Victoria line, walk 6 minutes")
  }

  /// 54 high: a radius of 28 is a pill. Glyph 20, spacing 8, tracking 0.4, all in the middle.
  @Test(arguments: Theme.allCases) func goButtonNeverChanges(theme: Theme) throws {
    let button = try GoButton.draw(width: 343, CitySamples.design(theme))
    #expect(button.size == Size(343, 54))
    #expect(button.items.color("body") == "#00C281")
    #expect(button.items.color("glyph") == "#003321")
    #expect(button.items.color("label") == "#003321")
    let start = try #require(button.items.fills("body").first?.path.elements.first)
    #expect(start == .move(Point(343 - 27, 0)))
    let label = try CitySamples.advance("GO", 18, 900, tracking: 0.4)
    let ink = try #require(button.items.box("glyph"))
    let left = (343 - (20 + 8 + label)) / 2
    #expect(ink.minX >= left && ink.maxX <= left + 20)
    #expect(ink.center.y == 27)
  }

  @Test func glowIsAsGiven() throws {
    let glow = try GoButton.Glow(CitySamples.design(.dark))
    #expect(glow.color == Color(hex: "#00C281")?.opacity(0.7))
    #expect(glow.radius == 22)
    #expect(glow.offset == 10)
  }

  /// The lowest layer: the pill, 10 lower, blurred by half of SwiftUI's radius, in both themes.
  @Test(arguments: Theme.allCases) func goButtonGlows(theme: Theme) throws {
    let button = try GoButton.draw(width: 343, CitySamples.design(theme))
    guard case .group(let glow)? = button.items.first,
      case .shadow(let path, let color, let sigma)? = glow.items.first
    else {
      Issue.record("nothing glows")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: 10, width: 343, height: 54))
    #expect(color == Color(hex: "#00C281")?.opacity(0.7))
    #expect(sigma == 11)
  }

  /// 12 + 34 + 2 + 14 + 2 + 1 + 2 + 34 + 12, and the connector below the dots.
  @Test func odCardIsAsGiven() throws {
    let card = try ODCard(from: "Brixton", to: "Bank").draw(width: 343, CitySamples.design())
    #expect(card.size == Size(343, 113))
    #expect(card.items.box("connector") == Rect(x: 18, y: 48, width: 2, height: 14))
    #expect(card.items.box("divider") == Rect(x: 14, y: 64, width: 315, height: 1))
    let dots = card.items.fills("dot")
    #expect(dots.map(\.color.hex) == ["#5A6473", "#2B5BFF"])
    #expect(
      dots.compactMap(\.path.bounds) == [
        Rect(x: 14, y: 24, width: 10, height: 10), Rect(x: 14, y: 79, width: 10, height: 10),
      ])
    #expect(card.items.fills("place").allSatisfy { ($0.path.bounds?.minX ?? 0) >= 36 })
  }

  @Test func longPlaceKeepsItsPadding() throws {
    let name = String(repeating: "Brixton ", count: 25)
    let card = try ODCard(from: name, to: name).draw(width: 343, CitySamples.design())
    for place in card.items.fills("place") {
      let end = try #require(place.path.bounds?.maxX)
      #expect(end <= 343 - 14 && end > 343 - 40)
    }
  }

  @Test(arguments: TabBar.Tab.allCases) func oneTabIsActive(tab: TabBar.Tab) throws {
    let bar = try TabBar.draw(active: tab, width: 376, CitySamples.design())
    #expect(bar.size == Size(376, 49))
    let labels = bar.items.fills("label")
    let glyphs = bar.items.fills("glyph")
    let expected = TabBar.Tab.allCases.map { $0 == tab ? "#2B5BFF" : "#5A6473" }
    #expect(labels.map(\.color.hex) == expected)
    #expect(glyphs.map(\.color.hex) == expected)
    // 22 above 2 above a line of 13, in the middle of 49.
    for (index, glyph) in glyphs.enumerated() {
      let box = try #require(glyph.path.bounds)
      #expect(box.minY >= 6 && box.maxY <= 28)
      #expect(abs(box.center.x - (94 * Double(index) + 47)) < 0.5)
    }
    let heart = try CityArtwork.icon(tab == .saved ? "heart-fill" : "heart")
    #expect(glyphs[2].path.elements.count == heart.path.elements.count)
  }
}
