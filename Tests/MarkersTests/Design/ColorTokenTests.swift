import DesignTokens
import DisplayList
import Markers
import Testing

/// The colours of spec §1.
@Suite struct ColorTokenTests {
  static let colors: [(name: String, light: String, dark: String)] = [
    ("paper", "#FFFFFF", "#0F141C"), ("ink", "#101A2E", "#EEF1F6"),
    ("fixed-ink", "#101A2E", "#101A2E"), ("fixed-white", "#FFFFFF", "#FFFFFF"),
    ("brand", "#0B5CD5", "#6AA5FF"), ("accent-ink", "#FFFFFF", "#0F141C"),
    ("card-2", "#EDF0F5", "#1D2531"), ("muted", "#66707F", "#7C8796"),
    ("alert", "#D15800", "#FF9A3D"), ("good", "#1E7B34", "#5CCB77"),
    ("warn", "#7D6000", "#F5C542"), ("ground", "#D9DFE6", "#2F3946"),
    ("caption", "#4A5567", "#B7C0CC"),
    ("map.land", "#F2F1ED", "#242B35"),
    ("map.building", "#E4E2DC", "#2D3642"),
    ("map.street", "#FFFFFF", "#3B4553"),
    ("map.avenue", "#FAE3A6", "#5A5342"),
    ("map.park", "#CFE8C8", "#223A30"),
    ("map.wood", "#B7DAAF", "#1B3128"),
    ("map.path", "#F3F8EA", "#34493F"),
    ("map.water", "#A9D3F0", "#152A44"),
    ("map.asphalt", "#84868A", "#47494D"),
    ("map.grass", "#7F9463", "#435036"),
    ("map.tree", "#44603C", "#263625"),
    ("map.soil", "#A8977A", "#5B5243"),
    ("map.roof-light", "#CBC7BE", "#77746E"),
    ("map.roof-grey", "#8F8C88", "#4F4D4C"),
    ("map.roof-warm", "#A2705A", "#5B4034"),
    ("map.shadow", "#3A4038", "#1C2020"),
  ]

  @Test(arguments: colors)
  func colorInBothThemes(name: String, light: String, dark: String) throws {
    #expect(try TestDesign.make(.light).tokens.color(name).hex == light)
    #expect(try TestDesign.make(.dark).tokens.color(name).hex == dark)
  }

  @Test(arguments: Theme.allCases)
  func thereIsNoOtherColor(theme: Theme) throws {
    let names = try TestDesign.make(theme).tokens.tokens.filter { $0.type == .color }.map(\.name)
    #expect(
      Set(names.filter { !$0.hasPrefix("line.") }) == Set(Self.colors.map(\.name)))
  }

  @Test(arguments: [
    (Theme.light, "ground", "paper", 1.34), (.dark, "ground", "paper", 1.58),
    (.light, "alert", "paper", 4.11),
  ])
  func statedContrast(theme: Theme, first: String, second: String, ratio: Double) throws {
    let tokens = try TestDesign.make(theme).tokens
    let contrast = try tokens.color(first).contrast(with: tokens.color(second))
    #expect(abs(contrast - ratio) < 0.005, "\(contrast)")
  }

  /// Text 4.5; glyphs and what is not text 3.
  @Test(
    arguments: Theme.allCases,
    [
      ("caption", "ground", 4.5), ("caption", "paper", 4.5), ("fixed-white", "muted", 3),
      ("alert", "paper", 3), ("accent-ink", "brand", 4.5), ("brand", "paper", 4.5),
      ("ink", "card-2", 4.5), ("ink", "paper", 4.5),
    ])
  func leastContrast(theme: Theme, pair: (String, String, Double)) throws {
    let tokens = try TestDesign.make(theme).tokens
    let contrast = try tokens.color(pair.0).contrast(with: tokens.color(pair.1))
    #expect(contrast >= pair.2, "\(contrast)")
  }
}
