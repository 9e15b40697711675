import Citymapper
import DesignTokens
import DisplayList
import Markers
import Testing
import Typesetting

/// 004, sections 1, 2 and 7, number by number.
@Suite struct TokenTests {
  static let colors = [
    ("light.canvas", "#FFFFFF"), ("light.surface-1", "#F4F5F8"), ("light.surface-2", "#E8EAF0"),
    ("light.divider", "#E3E5EC"), ("dark.canvas", "#0C0E14"), ("dark.surface-1", "#15171F"),
    ("dark.surface-2", "#1E212B"), ("dark.divider", "#282C38"), ("text.primary", "#10131A"),
    ("text.secondary", "#5A6473"), ("text.tertiary", "#8A93A3"),
    ("dark.text-primary", "#ECEEF3"), ("dark.text-secondary", "#98A0AE"), ("blue", "#2B5BFF"),
    ("blue-bright", "#4D7BFF"), ("blue-pressed", "#1E45CC"), ("go-green", "#00C281"),
    ("mode.walk", "#00B894"), ("mode.bus", "#E8453C"), ("mode.tube", "#2B5BFF"),
    ("mode.rail", "#8E44D8"), ("mode.bike", "#00A8C5"), ("mode.cab", "#FFB400"),
    ("mode.ferry", "#0094C6"), ("disruption", "#FF8A00"),
  ]

  @Test func thereAre25Colors() { #expect(Self.colors.count == 25) }

  /// None of them is swapped with the theme.
  @Test(arguments: colors, Theme.allCases)
  func colorIsGiven(_ color: (name: String, hex: String), theme: Theme) throws {
    let tokens = try CitySamples.design(theme).tokens
    #expect(try tokens.color(color.name).hex == color.hex)
    #expect(tokens.token(named: color.name)?.origin == .given(source: "004, section 1"))
  }

  /// The document gives each twice, as hex and in thousandths; they agree to what a level is.
  @Test(arguments: [
    ("light.surface-1", [0.957, 0.961, 0.973]),
    ("light.surface-2", [0.91, 0.918, 0.941]),
    ("light.divider", [0.89, 0.898, 0.925]),
    ("dark.canvas", [0.047, 0.055, 0.078]),
    ("dark.surface-1", [0.082, 0.09, 0.122]),
    ("dark.surface-2", [0.118, 0.129, 0.169]),
    ("dark.divider", [0.157, 0.173, 0.22]),
    ("text.primary", [0.063, 0.075, 0.102]),
    ("text.secondary", [0.353, 0.392, 0.451]),
    ("text.tertiary", [0.541, 0.576, 0.639]),
    ("dark.text-primary", [0.925, 0.933, 0.953]),
    ("dark.text-secondary", [0.596, 0.627, 0.682]),
    ("blue", [0.169, 0.357, 1.0]),
    ("blue-bright", [0.302, 0.482, 1.0]),
    ("blue-pressed", [0.118, 0.271, 0.8]),
    ("go-green", [0.0, 0.761, 0.506]),
    ("mode.walk", [0.0, 0.722, 0.58]),
    ("mode.bus", [0.91, 0.271, 0.235]),
    ("mode.tube", [0.169, 0.357, 1.0]),
    ("mode.rail", [0.557, 0.267, 0.847]),
    ("mode.bike", [0.0, 0.659, 0.773]),
    ("mode.cab", [1.0, 0.706, 0.0]),
    ("mode.ferry", [0.0, 0.58, 0.776]),
    ("disruption", [1.0, 0.541, 0.0]),
  ])
  func decimalsAgreeWithTheHex(name: String, components: [Double]) throws {
    let color = try CitySamples.design().tokens.color(name)
    for (level, part) in zip([color.red, color.green, color.blue], components) {
      #expect(abs(Double(level) - part * 255) < 0.64, "\(name)")
    }
  }

  @Test(arguments: [
    ("scheme.canvas", "#FFFFFF", "#0C0E14"), ("scheme.surface-1", "#F4F5F8", "#15171F"),
    ("scheme.surface-2", "#E8EAF0", "#1E212B"), ("scheme.board", "#F4F5F8", "#1E212B"),
    ("scheme.divider", "#E3E5EC", "#282C38"), ("scheme.text-primary", "#10131A", "#ECEEF3"),
    ("scheme.text-secondary", "#5A6473", "#98A0AE"),
  ])
  func surfacesFollowTheTheme(name: String, light: String, dark: String) throws {
    #expect(try CitySamples.design(.light).tokens.color(name).hex == light)
    #expect(try CitySamples.design(.dark).tokens.color(name).hex == dark)
  }

  @Test(arguments: [
    ("display", 32, 900), ("eta-hero", 26, 800), ("section", 22, 800), ("row-title", 18, 700),
    ("body", 16, 400), ("place", 15, 600), ("meta", 14, 400), ("mode-badge", 12, 800),
    ("eta-suffix", 13, 600), ("go-label", 18, 900), ("button", 15, 800), ("tag", 10, 800),
    ("dep-min", 16, 800), ("tab", 10, 600),
  ])
  func styleIsGiven(name: String, size: Double, weight: Int) throws {
    let style = try CitySamples.design().textStyle("type.\(name)")
    #expect(style.family == "Inter")
    #expect(style.size == size)
    #expect(style.weight == weight)
    #expect(style.opticalSizes == 14...32)
    #expect(style.tracking == (name == "go-label" ? 0.4 : 0))
  }

  @Test func thereAre14Styles() throws {
    #expect(try CitySamples.design().tokens.names(under: "type").count == 14)
  }

  /// The document is the only source.
  @Test(arguments: Theme.allCases) func everyOriginIsTold(theme: Theme) throws {
    for token in try CitySamples.design(theme).tokens.tokens {
      switch token.origin {
      case .given(let source):
        #expect(source.hasPrefix("004, section"))
      case .chosen: break
      case .overlay: Issue.record("\(token.name)")
      }
    }
  }

  @Test func anOpticalSizeRangeMustBeOne() throws {
    let overlay = """
      {"font": {"optical-size-greatest":
        {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}
      """
    let error = #expect(throws: DrawingError.self) {
      _ = try CitySamples.design(overlays: [overlay])
    }
    #expect(
      error?.description
        == "mine.json:2: font.optical-size-greatest: less than font.optical-size-least")
  }
}
