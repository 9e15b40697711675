import DesignTokens
import Markers
import Testing

/// No token is idle: change any one, and some drawing changes.
@Suite struct TokenUseTests {
  /// Tokens that no marker draws, and why the pack has them all the same.
  static let idle: [String: String] = [
    "stop.selection.duration": "motion: a still picture shows none",
    "stop.selection.easing": "motion: a still picture shows none",
    "vehicle.selection.duration": "motion: a still picture shows none",
    "vehicle.selection.bounce": "motion: a still picture shows none",
    "motion.settled-within": "motion: for the sheet of curves",
    "motion.stop.reduced-duration": "motion: a still picture shows none",
    "motion.vehicle.reduced-duration": "motion: a still picture shows none",
    "motion.sheet.duration": "motion: a still picture shows none",
    "motion.sheet.bounce": "motion: a still picture shows none",
    "motion.sheet.reduced-duration": "motion: a still picture shows none",
    "motion.sheet.reduced-bounce": "motion: a still picture shows none",
    "motion.sheet.fade-duration": "motion: a still picture shows none",
    "motion.sheet.fade-easing": "motion: a still picture shows none",
    "vehicle.frame": "an app's layout: the sheet of components draws it",
    "route-chip.row.height": "an app's layout: the sheet of components draws it",
    "route-chip.row.inset":
      "an app's layout: it would clip the halo, so the sheet of components shows it",
    "type.display": "set by the sheet of components", "type.title": "set by that sheet",
    "type.body": "set by that sheet", "type.sub": "set by that sheet",
    "type.cap": "set by that sheet", "type.weight.regular": "a weight of the ramp",
    "type.weight.medium": "a weight of the ramp", "type.weight.bold": "a weight of the ramp",
    "type.least-size": "a limit: text below it is refused",
    "station-icon.large-height": "drawn by the sheet of components",
    "favorite.star": "drawn by the sheet of components",
    "alert": "for the sheet of stops", "good": "for the sheet of stops",
    "warn": "for the sheet of stops",
    "ground": "drawn by sheets, below markers", "caption": "drawn by sheets, below markers",
    "line.blue.strict": "drawn in the palette strict",
    "line.pink.strict": "drawn in the palette strict",
    "line.red.strict": "drawn in the palette strict",
  ]

  /// What no marker draws, by the beginnings of names.
  static let elsewhere = [
    "map.": "drawn by the built-in grounds, below markers",
    "device.": "drawn by the sheet of surfaces", "panel.": "drawn by the sheet of surfaces",
    "card.": "drawn by the sheet of surfaces", "tab-bar.": "drawn by the sheet of surfaces",
    "lane.": "drawn by scenes, below markers", "bus-route.": "drawn by scenes, below markers",
    "camera.": "moves a scene",
    "stop-sheet.": "drawn by the sheet of stops",
  ]

  /// Why a marker does not draw a token, or nil where it has to.
  private static func reason(_ name: String) -> String? {
    elsewhere.first { name.hasPrefix($0.key) }?.value ?? idle[name]
  }

  @Test func everyOtherTokenChangesADrawing() throws {
    let plain = try TestDesign.make()
    let drawings = try MarkerSamples.drawings(plain)
    for token in plain.tokens.tokens {
      for change in try Self.changes(token) {
        let changed = try MarkerSamples.drawings(TestDesign.make(overlays: [change]))
        #expect((changed != drawings) == (Self.reason(token.name) == nil), "\(change)")
      }
    }
    let names = Set(plain.tokens.tokens.map(\.name))
    #expect(names.isSuperset(of: Self.idle.keys))
  }

  /// Token files that change one token each way that it can be changed.
  private static func changes(_ token: Token) throws -> [String] {
    switch token.value {
    case .color: [Overlay.grey(token.name, 100)]
    case .dimension(let points): [Overlay.dimension(token.name, points * 1.5)]
    case .number(let number): [Overlay.number(token.name, number * 1.5)]
    case .typography(let style):
      [
        Overlay.typography(token.name, size: style.size * 1.1, weight: style.weight),
        Overlay.typography(token.name, size: style.size, weight: style.weight - 100),
      ]
    case .duration:
      [Overlay.token(token.name, type: "duration", value: #"{"value": 1, "unit": "s"}"#)]
    case .cubicBezier: [Overlay.token(token.name, type: "cubicBezier", value: "[0, 0, 1, 1]")]
    case .fontWeight(let weight):
      [Overlay.token(token.name, type: "fontWeight", value: "\(weight + 100)")]
    case .fontFamily: throw NoSuchLayer(description: "no rule for \(token.name)")
    }
  }
}
