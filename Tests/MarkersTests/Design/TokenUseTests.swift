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
    "vehicle.frame": "an app's layout: a proof draws no frame",
    "route-chip.row.height": "an app's layout: sheets have a grid of their own",
    "route-chip.row.inset": "an app's layout: it would clip the halo, so a proof does without",
    "alert": "for the sheet of stops", "good": "for the sheet of stops",
    "warn": "for the sheet of stops",
    "ground": "drawn by sheets, below markers", "caption": "drawn by sheets, below markers",
    "redline": "drawn by sheets, beside markers",
    "line.blue.strict": "drawn in the palette strict",
    "line.pink.strict": "drawn in the palette strict",
    "line.red.strict": "drawn in the palette strict",
  ]

  @Test func everyOtherTokenChangesADrawing() throws {
    let plain = try TestDesign.make()
    let drawings = try MarkerSamples.drawings(plain)
    for token in plain.tokens.tokens {
      for change in try Self.changes(token) {
        let changed = try MarkerSamples.drawings(TestDesign.make(overlays: [change]))
        #expect((changed != drawings) == (Self.idle[token.name] == nil), "\(change)")
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
    case .fontFamily, .fontWeight: throw NoSuchLayer(description: "no rule for \(token.name)")
    }
  }
}
