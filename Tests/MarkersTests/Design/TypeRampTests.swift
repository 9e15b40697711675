import DesignTokens
import DisplayList
import Markers
import Testing

/// The type ramp of 001 and 003, and the floor under every text.
@Suite struct TypeRampTests {
  @Test(arguments: [
    ("display", 32.0, 700.0), ("title", 20, 700), ("body", 16, 400), ("sub", 13, 400),
    ("cap", 11, 500),
  ])
  func step(name: String, size: Double, weight: Double) throws {
    for theme in Theme.allCases {
      let style = try TestDesign.make(theme).typography("type.\(name)")
      #expect(style.families == ["Figtree"])
      #expect(style.size == size)
      #expect(style.weight == weight)
      #expect(style.letterSpacing == 0)
    }
  }

  /// Each step takes its weight from a token of its own.
  @Test func aWeightChangesItsSteps() throws {
    let overlay = Overlay.token("type.weight.bold", type: "fontWeight", value: "800")
    let design = try TestDesign.make(overlays: [overlay])
    let weights = try ["display", "title", "body", "sub", "cap"].map {
      try design.typography("type.\($0)").weight
    }
    #expect(weights == [800, 800, 400, 400, 500])
  }

  /// 003: 11 is the least. 000's letter on a chip is the one exception, which is off by default.
  @Test func noTextIsSmallerThanEleven() throws {
    let design = try TestDesign.make()
    #expect(try design.dimension("type.least-size") == 11)
    var small: [String] = []
    for token in design.tokens.tokens {
      if case .typography(let style) = token.value, style.size < 11 { small.append(token.name) }
    }
    #expect(small == ["route-chip.disc.letter"])
  }

  /// The same pack in another appearance.
  @Test func anAppearanceOfADesign() throws {
    let design = try TestDesign.make(.light, overlays: [Overlay.grey("paper", 100)])
    let dark = try design.appearance(.dark, palette: "strict")
    #expect(dark.theme == .dark)
    #expect(try dark.color("paper").hex == "#646464")
    #expect(try dark.color("ink").hex == "#EEF1F6")
    #expect(try dark.lines(["red"])[0].hue.hex == "#E10E37")
    #expect(throws: DrawingError.self) { try design.appearance(.dark, palette: "none") }
  }
}
