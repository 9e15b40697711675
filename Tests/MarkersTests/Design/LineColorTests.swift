import DesignTokens
import DisplayList
import Markers
import Testing

/// The line colours of spec §1.
@Suite struct LineColorTests {
  struct Row: Sendable {
    let id: String
    let base: String
    let light: String
    let dark: String
    let glyph: String
    /// Of the base, as spec §1 works it out for the glyph rule.
    let luminance: Double
  }

  static let rows = [
    Row(
      id: "red", base: "#C60C30", light: "#C60C30", dark: "#C60C30", glyph: "fixed-white",
      luminance: 0.212),
    Row(
      id: "blue", base: "#00A1DE", light: "#00A1DE", dark: "#00A1DE", glyph: "fixed-ink",
      luminance: 0.514),
    Row(
      id: "brown", base: "#62361B", light: "#62361B", dark: "#A9683F", glyph: "fixed-white",
      luminance: 0.241),
    Row(
      id: "green", base: "#009B3A", light: "#009B3A", dark: "#009B3A", glyph: "fixed-white",
      luminance: 0.451),
    Row(
      id: "orange", base: "#F9461C", light: "#F9461C", dark: "#F9461C", glyph: "fixed-white",
      luminance: 0.412),
    Row(
      id: "purple", base: "#522398", light: "#522398", dark: "#8A55D7", glyph: "fixed-white",
      luminance: 0.210),
    Row(
      id: "pink", base: "#E27EA6", light: "#E27EA6", dark: "#E27EA6", glyph: "fixed-ink",
      luminance: 0.589),
    Row(
      id: "yellow", base: "#F9E300", light: "#A88400", dark: "#F9E300", glyph: "fixed-ink",
      luminance: 0.844),
  ]

  /// The hues that the palette strict changes: theme, line, colour.
  static let strict: [(Theme, String, String)] = [
    (.light, "blue", "#0090C8"), (.light, "pink", "#D95A8C"), (.dark, "red", "#E10E37"),
  ]

  @Test(arguments: Theme.allCases)
  func linesStandInTheirOrder(theme: Theme) throws {
    #expect(try TestDesign.make(theme).lines.lines.map(\.id) == Self.rows.map(\.id))
  }

  @Test(arguments: rows) func hues(row: Row) throws {
    for (theme, hue) in [(Theme.light, row.light), (.dark, row.dark)] {
      let design = try TestDesign.make(theme)
      let line = try design.lines([row.id])[0]
      #expect(line.base.hex == row.base)
      #expect(design.hue(of: line).hex == hue)
      #expect(line.name == row.id.prefix(1).uppercased() + row.id.dropFirst())
    }
  }

  @Test(arguments: rows) func glyphRule(row: Row) throws {
    for theme in Theme.allCases {
      let design = try TestDesign.make(theme)
      let line = try design.lines([row.id])[0]
      #expect(abs(line.base.encodedLuminance - row.luminance) < 0.0005)
      #expect(line.glyphIsDark == (row.luminance >= 0.5))
      #expect(try design.glyphColor(on: line) == design.tokens.color(row.glyph))
    }
  }

  @Test(arguments: Theme.allCases, rows)
  func strictPalette(theme: Theme, row: Row) throws {
    let design = try TestDesign.make(theme, palette: "strict")
    let line = try design.lines([row.id])[0]
    let changed = Self.strict.first { $0.0 == theme && $0.1 == row.id }?.2
    #expect(design.hue(of: line).hex == changed ?? (theme == .light ? row.light : row.dark))
    #expect(line.base.hex == row.base)
    #expect(line.glyphIsDark == (row.luminance >= 0.5))
    for surface in ["paper", "card-2"] {
      let contrast = try line.hue.contrast(with: design.tokens.color(surface))
      #expect(contrast >= 3, "\(row.id) on \(surface): \(contrast)")
    }
  }

  /// Why there is a strict palette: without it these fall short.
  @Test(arguments: strict) func defaultPaletteFallsShort(
    theme: Theme, id: String, hue: String
  ) throws {
    let design = try TestDesign.make(theme)
    let line = try design.lines([id])[0]
    let contrasts = try ["paper", "card-2"].map {
      try line.hue.contrast(with: design.tokens.color($0))
    }
    #expect((contrasts.min() ?? 3) < 3)
  }
}
