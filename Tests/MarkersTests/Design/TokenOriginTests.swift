import DesignTokens
import Markers
import Testing

/// What spec.md marks [given] and [chosen].
@Suite struct TokenOriginTests {
  static let chosen: Set = [
    "brand", "label.baseline-ratio", "accent-ink", "card-2", "muted", "alert", "good", "warn",
    "ground", "caption", "redline",
    "vehicle.arrow.notch", "vehicle.tag.padding", "nearby-button.hairline.width",
    "nearby-button.hairline.opacity", "line.blue.strict", "line.pink.strict", "line.red.strict",
  ]
  /// Hues that differ from the operator's colour, by theme.
  static let variants: [Theme: Set<String>] = [
    .light: ["line.yellow.hue"], .dark: ["line.brown.hue", "line.purple.hue"],
  ]

  @Test(arguments: Theme.allCases)
  func everyTokenHasItsOrigin(theme: Theme) throws {
    let chosen = Self.chosen.union(Self.variants[theme] ?? [])
    for token in try TestDesign.make(theme).tokens.tokens {
      switch token.origin {
      case .given(let source):
        #expect(!chosen.contains(token.name), "\(token.name)")
        #expect(!source.isEmpty, "\(token.name)")
      case .chosen: #expect(chosen.contains(token.name), "\(token.name)")
      case .overlay: Issue.record("\(token.name) says nothing of its origin")
      }
    }
  }

  @Test func anOverlayIsTheOriginOfWhatItChanges() throws {
    let overlay = Overlay.dimension("keyline.width", 3)
    let tokens = try TestDesign.make(overlays: [overlay]).tokens
    #expect(tokens.token(named: "keyline.width")?.origin == .overlay(file: "mine.json"))
    #expect(
      tokens.token(named: "hairline.width")?.origin == .given(source: "000, introduction"))
  }
}
