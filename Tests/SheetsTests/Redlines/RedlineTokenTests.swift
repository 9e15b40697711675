import DesignTokens
import Markers
import Testing

@testable import Sheets

/// Whoever builds from a redlined sheet finds every token that its components are made of.
@Suite struct RedlineTokenTests {
  /// A sheet, what the names of its components' tokens begin with, and which of them it leaves out,
  /// with the reason.
  struct Part: CustomTestStringConvertible {
    let sheet: String
    let prefixes: [String]
    var exceptions: [String: String] = [:]

    var testDescription: String { sheet }
  }

  private static let zoomLevel = "chooses the form; the captions say it"
  private static let motion = "time: the sheet of motion has it"
  private static let bearing = "chooses the tag's side; the sheet of bearings says it"
  private static let color = "a colour: the legend below the sheet has it"
  private static let unused = "no component of the sheet has it: a table of its own states it"

  static let chitransit = [
    Part(
      sheet: "stations", prefixes: ["station.", "bus-stop.", "stop.", "keyline.", "hairline."],
      exceptions: [
        "station.capsule.from-zoom": zoomLevel, "bus-stop.from-zoom": zoomLevel,
        "bus-stop.dot.from-zoom": zoomLevel, "stop.selection.duration": motion,
        "stop.selection.easing": motion,
        "station.capsule.trailing-min": "the ratio gives more at this height",
      ]),
    Part(
      sheet: "vehicles", prefixes: ["vehicle."],
      exceptions: [
        "vehicle.frame": "the sheet of components measures it",
        "vehicle.selection.duration": motion, "vehicle.selection.bounce": motion,
        "vehicle.tag.below-from": bearing, "vehicle.tag.below-to": bearing,
      ]),
    Part(
      sheet: "routes", prefixes: ["route-chip.", "focus-ring.", "nearby-button."],
      exceptions: ["route-chip.disc.letter": "no letter is shown"]),
    Part(
      sheet: "components", prefixes: ["route-icon.", "line-bar.", "type."],
      exceptions: [
        "type.weight.regular": "no length", "type.weight.medium": "no length",
        "type.weight.bold": "no length", "type.least-size": "a rule of the audit",
      ]),
    Part(sheet: "stop-sheet", prefixes: ["stop-sheet."]),
    Part(sheet: "surfaces", prefixes: ["device.", "panel.", "card.", "tab-bar."]),
  ]

  static let citymapper = Part(
    sheet: "citymapper",
    prefixes: [
      "mode-chip.", "leg-strip.", "route-card.", "route-tag.", "go-button.", "od-card.", "board.",
      "trip-header.", "tab-bar.", "divider.", "symbol.", "type.",
    ],
    exceptions: [
      "mode-chip.ink": color, "route-tag.fastest": color, "route-tag.rain-safe": color,
      "route-tag.step-free": color, "go-button.ink": color, "tab-bar.active": color,
      "tab-bar.inactive": color, "symbol.disruption": unused, "symbol.live-dot": unused,
      "symbol.back": unused, "type.display": unused, "type.row-title": unused,
      "type.meta": unused, "type.button": unused,
    ])

  @Test(arguments: chitransit) func everyTokenIsNamed(part: Part) throws {
    try check(part, SheetSamples.find(part.sheet), SheetSamples.design(.light))
  }

  @Test func everyTokenOfCitymapperIsNamed() throws {
    try check(Self.citymapper, .citymapper, RedlineSamples.citymapper())
  }

  private func check(_ part: Part, _ sheet: SheetDefinition, _ design: Design) throws {
    let drawings = try RedlineSamples.drawings(sheet, zoom: 2, design)
    let named = Set(
      drawings.flatMap { RedlineKeys($0.drawing).rows(marked: [], showsHitFrame: true) }
        .flatMap { $0.source.split { " ()".contains($0) }.map(String.init) })
    let tokens = design.tokens.tokens.map(\.name)
      .filter { name in part.prefixes.contains(where: name.hasPrefix) }
    #expect(tokens.count > part.exceptions.count)
    for token in tokens where part.exceptions[token] == nil {
      #expect(named.contains(token), "\(token)")
    }
    // An exception that is none any more is taken out.
    for token in part.exceptions.keys.sorted() {
      #expect(tokens.contains(token) && !named.contains(token), "\(token)")
    }
  }
}
