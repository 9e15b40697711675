import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing

/// Both appearances of every colour stand in a panel of either theme (spec §1).
@Suite struct ColorSwatchTests {
  struct Swatch: Sendable {
    let name: String
    let any: String
    let dark: String
    let origin: String
  }

  static let plain = [
    Swatch(name: "paper", any: "#FFFFFF", dark: "#0F141C", origin: "given"),
    Swatch(name: "ink", any: "#101A2E", dark: "#EEF1F6", origin: "given"),
    Swatch(name: "brand", any: "#0B5CD5", dark: "#6AA5FF", origin: "chosen"),
    Swatch(name: "accent-ink", any: "#FFFFFF", dark: "#0F141C", origin: "chosen"),
    Swatch(name: "card-2", any: "#EDF0F5", dark: "#1D2531", origin: "chosen"),
    Swatch(name: "muted", any: "#66707F", dark: "#7C8796", origin: "chosen"),
    Swatch(name: "alert", any: "#D15800", dark: "#FF9A3D", origin: "chosen"),
    Swatch(name: "good", any: "#1E7B34", dark: "#5CCB77", origin: "chosen"),
    Swatch(name: "warn", any: "#7D6000", dark: "#F5C542", origin: "chosen"),
    Swatch(name: "ground", any: "#D9DFE6", dark: "#2F3946", origin: "chosen"),
    Swatch(name: "caption", any: "#4A5567", dark: "#B7C0CC", origin: "chosen"),
    Swatch(name: "redline", any: "#A8006E", dark: "#FF8FCF", origin: "chosen"),
    Swatch(name: "fixed-ink", any: "#101A2E", dark: "#101A2E", origin: "given"),
    Swatch(name: "fixed-white", any: "#FFFFFF", dark: "#FFFFFF", origin: "given"),
  ]

  /// A line's base, its hue in both appearances, and the contrast of each with its Paper, cut off
  /// after two decimals: Red's 6.0061 on white is 6.00.
  struct Line: Sendable {
    let id: String
    let caption: String
    let hexes: [String]
    let ratios: [String]
    /// Which of Any and Dark is a variant.
    let variants: [String]
  }

  static let lines = [
    Line(
      id: "red", caption: "Red", hexes: ["#C60C30", "#C60C30", "#C60C30"],
      ratios: ["6.00:1", "3.07:1"], variants: []),
    Line(
      id: "brown", caption: "Brown · lighter in Dark",
      hexes: ["#62361B", "#62361B", "#A9683F"], ratios: ["10.18:1", "4.16:1"],
      variants: ["Dark"]),
    Line(
      id: "purple", caption: "Purple · lighter in Dark",
      hexes: ["#522398", "#522398", "#8A55D7"], ratios: ["10.23:1", "3.83:1"],
      variants: ["Dark"]),
    Line(
      id: "yellow", caption: "Yellow · darker in Any",
      hexes: ["#F9E300", "#A88400", "#F9E300"], ratios: ["3.52:1", "14.08:1"],
      variants: ["Any"]),
  ]

  static let strict = [
    Line(
      id: "red", caption: "Red · lighter in Dark",
      hexes: ["#C60C30", "#C60C30", "#E10E37"], ratios: ["6.00:1", "3.79:1"],
      variants: ["Dark"]),
    Line(
      id: "blue", caption: "Blue · darker in Any", hexes: ["#00A1DE", "#0090C8", "#00A1DE"],
      ratios: ["3.60:1", "6.29:1"], variants: ["Any"]),
    Line(
      id: "pink", caption: "Pink · darker in Any", hexes: ["#E27EA6", "#D95A8C", "#E27EA6"],
      ratios: ["3.62:1", "6.83:1"], variants: ["Any"]),
  ]

  /// The colours of a cell's swatches, from the left.
  private func swatches(_ cell: String, _ theme: Theme) throws -> [String] {
    try ComponentsSample.sheet(theme).fills(inCell: "\(theme)/\(cell)").filter { fill in
      fill.color.opacity == 1
        && (fill.path.bounds.map { $0.height == 44 && $0.width >= 60 } ?? false)
    }
    .sorted { ($0.path.bounds?.minX ?? 0) < ($1.path.bounds?.minX ?? 0) }.map(\.color.hex)
  }

  @Test(arguments: Theme.allCases, plain)
  func bothAppearances(theme: Theme, swatch: Swatch) throws {
    let cell = "colours/\(swatch.name)"
    #expect(try swatches(cell, theme) == [swatch.any, swatch.dark])
    let texts = ["Any", "Dark", swatch.any, swatch.dark, swatch.origin]
    #expect(try ComponentsSample.texts(texts, inCell: cell, theme) == texts)
    #expect(
      try ComponentsSample.sheet(theme).cell("\(theme)/\(cell)").caption == swatch.name)
  }

  @Test(arguments: Theme.allCases) func everyColorHasASwatch(theme: Theme) throws {
    let cells = try ComponentsSample.sheet(theme).cells.map(\.name)
    let shown = { (section: String) in
      cells.filter { $0.hasPrefix("\(theme)/\(section)/") }
        .map { String($0.dropFirst("\(theme)/\(section)/".count)) }
    }
    #expect(shown("colours") == Self.plain.map(\.name))
    #expect(shown("line-colours") == MarkerCatalog.lines)
    #expect(shown("line-colours-palette-strict") == ["red", "blue", "pink"])
  }

  @Test(arguments: Theme.allCases, lines) func lineVariants(theme: Theme, line: Line) throws {
    try check(line, "line-colours", theme)
  }

  @Test(arguments: Theme.allCases, strict) func strictVariants(theme: Theme, line: Line) throws {
    try check(line, "line-colours-palette-strict", theme)
  }

  private func check(_ line: Line, _ section: String, _ theme: Theme) throws {
    let cell = "\(section)/\(line.id)"
    // Where the hue is the base, nobody chose it.
    for (word, count) in [("the base", 2 - line.variants.count), ("chosen", line.variants.count)] {
      let places = try ComponentsSample.texts([word], inCell: cell, theme)
      #expect(places.count == min(1, count), "\(line.id): \(word)")
    }
    #expect(try swatches(cell, theme) == line.hexes)
    let texts = ["Base"] + line.hexes + line.ratios
    #expect(try ComponentsSample.texts(texts, inCell: cell, theme) == texts)
    let titles = ["Any", "Dark"].map { line.variants.contains($0) ? "\($0) · variant" : $0 }
    let all = ["Any", "Dark", "Any · variant", "Dark · variant"]
    #expect(
      Set(try ComponentsSample.texts(all, inCell: cell, theme)) == Set(titles), "\(line.id)")
    #expect(
      try ComponentsSample.sheet(theme).cell("\(theme)/\(cell)").caption == line.caption)
  }

  /// A token file's line has a swatch too, in the base's colour.
  @Test func aLineOfOnesOwn() throws {
    let overlay = """
      {"line": {"teal": {"base": {"$type": "color", "$value": {"colorSpace": "srgb", \
      "components": [0, 0.5, 0.5]}}}}}
      """
    let source = TokenSource(file: "mine.json", bytes: Array(overlay.utf8))
    let design = try Pack.chitransit(overlays: [source])
      .design(theme: .light, typesetter: SheetSamples.typesetter())
    let sheet = try #require(
      try SheetSamples.find("components").compose(
        SheetRequest(themes: [.light]), designs: [design], scale: .one))
    #expect(try sheet.cell("light/line-colours/teal").caption == "Teal")
    #expect(try sheet.cell("light/stationiconview-22-high/9").caption == "9 lines")
  }
}
