import Citymapper
import DesignTokens
import Markers
import Testing
import Typesetting

/// Nothing of one pack is reachable from the other.
@Suite struct IsolationTests {
  /// Names that both documents use, each for a value of its own.
  static let shared: Set = ["type.body", "type.display", "tab-bar.height"]

  @Test(arguments: Theme.allCases) func noTokenOfOneIsInTheOther(theme: Theme) throws {
    let city = try CitySamples.design(theme)
    let chicago = try CitySamples.chitransit(theme)
    for token in chicago.tokens.tokens where !Self.shared.contains(token.name) {
      #expect(city.tokens.token(named: token.name) == nil, "\(token.name)")
      #expect(throws: DrawingError.self) { try city.color(token.name) }
      #expect(throws: DrawingError.self) { try city.dimension(token.name) }
      #expect(throws: DrawingError.self) { try city.number(token.name) }
      #expect(throws: DrawingError.self) { try city.textStyle(token.name) }
    }
    for token in city.tokens.tokens where !Self.shared.contains(token.name) {
      #expect(chicago.tokens.token(named: token.name) == nil, "\(token.name)")
      #expect(throws: DrawingError.self) { try chicago.color(token.name) }
      #expect(throws: DrawingError.self) { try chicago.dimension(token.name) }
    }
  }

  /// 49 is a tab bar's height of one, 54 of the other; type of one is Inter, of the other Figtree.
  @Test(arguments: Theme.allCases) func aSharedNameHasEachPacksValue(theme: Theme) throws {
    let city = try CitySamples.design(theme)
    let chicago = try CitySamples.chitransit(theme)
    #expect(try city.dimension("tab-bar.height") == 49)
    #expect(try chicago.dimension("tab-bar.height") == 54)
    for name in ["type.body", "type.display"] {
      #expect(try city.textStyle(name).family == "Inter")
      #expect(try chicago.textStyle(name).family == "Figtree")
    }
  }

  @Test func theErrorNamesTheToken() throws {
    let error = #expect(throws: DrawingError.self) { try CitySamples.design().color("brand") }
    #expect(error?.description.hasPrefix("no token 'brand'") == true)
  }

  @Test func anAliasDoesNotLeadFromOneToTheOther() throws {
    let error = #expect(throws: DrawingError.self) {
      _ = try CitySamples.design(
        overlays: [#"{"disruption": {"$type": "color", "$value": "{alert}"}}"#])
    }
    #expect(error?.description.contains("no token 'alert' for the alias '{alert}'") == true)
  }

  @Test func anOverlayOfOneIsRefusedByTheOther() throws {
    let overlay = #"""
      {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
      """#
    let error = #expect(throws: DrawingError.self) {
      _ = try CitySamples.design(overlays: [overlay])
    }
    #expect(error?.description.contains("brand: unknown token") == true)
  }

  /// A name in common is not a drawing in common.
  @Test func iconsAreApart() throws {
    let (city, chicago) = (try CitySamples.design(), try CitySamples.chitransit())
    for name in ["train", "train+bus", "star"] {
      #expect(throws: DrawingError.self) { try city.icon(name) }
    }
    for name in ["tram", "walk", "heart-fill"] {
      #expect(throws: DrawingError.self) { try chicago.icon(name) }
    }
    #expect(try city.icon("bus") != chicago.icon("bus"))
  }

  @Test func linesAreApart() throws {
    #expect(try CitySamples.design().lines.lines.map(\.id) == ["victoria", "central", "district"])
    #expect(throws: DrawingError.self) { try CitySamples.design().lines(["red"]) }
    #expect(throws: DrawingError.self) { try CitySamples.chitransit().lines(["victoria"]) }
  }

  @Test func aPackNeedsNoLinesAndNoPalettes() throws {
    let error = #expect(throws: DrawingError.self) {
      _ = try Pack.citymapper().design(
        theme: .light, palette: "strict", typesetter: CitySamples.typesetter())
    }
    #expect(
      error?.description == "the palette strict: the pack 'citymapper' has no palettes")
  }

  @Test func anIconMissingFromAPackIsAnError() throws {
    let files = try SymbolRow.all.flatMap(\.icons).filter { $0 != "ferry" }.map { name in
      try CityArtwork.file(name)
    }
    let error = #expect(throws: IconError.self) {
      try IconSet(files, required: PackDescription.citymapper.requiredIcons)
    }
    #expect(error?.problem == "the icon 'ferry' is missing")
  }
}
