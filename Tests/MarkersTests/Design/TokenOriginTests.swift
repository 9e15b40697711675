import DesignTokens
import Markers
import Testing

/// What spec.md marks [given] and [chosen].
@Suite struct TokenOriginTests {
  static let chosen: Set = [
    "brand", "label.baseline-ratio", "accent-ink", "card-2", "muted", "alert", "good", "warn",
    "ground", "caption",
    "map.land", "map.building", "map.street", "map.avenue", "map.park", "map.wood", "map.path",
    "map.water", "map.asphalt", "map.grass", "map.tree", "map.soil", "map.roof-light",
    "map.roof-grey", "map.roof-warm", "map.shadow",
    "vehicle.arrow.notch", "vehicle.tag.padding", "nearby-button.hairline.width",
    "nearby-button.hairline.opacity", "line.blue.strict", "line.pink.strict", "line.red.strict",
    "device.width", "device.height", "device.safe-top", "device.safe-bottom", "device.radius",
    "panel.shadow.color", "panel.grabber.top", "panel.padding", "panel.head.top",
    "panel.head.gap", "panel.button.diameter", "panel.button.glyph", "panel.button.stroke",
    "card.gap", "card.placeholder-opacity", "tab-bar.height", "tab-bar.margin",
    "tab-bar.bottom", "tab-bar.inset", "tab-bar.label",
    "motion.settled-within", "motion.sheet.fade-easing",
    "stop-sheet.title-lines", "stop-sheet.glyph", "stop-sheet.row.top", "stop-sheet.row.gap",
    "stop-sheet.route.height", "stop-sheet.route.padding", "stop-sheet.route.gap",
    "stop-sheet.route.label", "stop-sheet.dialog.width", "stop-sheet.dialog.radius",
    "stop-sheet.dialog.padding", "stop-sheet.dialog.title", "stop-sheet.dialog.message",
    "stop-sheet.dialog.message-top", "stop-sheet.dialog.message-lines",
    "stop-sheet.dialog.button.height", "stop-sheet.dialog.button.top",
    "stop-sheet.dialog.button.inset", "stop-sheet.dialog.button.label",
    "stop-sheet.dialog.button.opacity", "stop-sheet.dialog.hairline.width",
    "stop-sheet.dialog.hairline.opacity",
    "type.weight.regular", "type.weight.medium", "type.weight.bold", "route-icon.mini.height",
    "route-icon.mini.label", "route-icon.standard.height", "route-icon.standard.label",
    "route-icon.large.height", "route-icon.large.label", "route-icon.padding-ratio",
    "route-icon.min-width-ratio", "station-icon.large-height", "favorite.star",
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
