import DesignTokens
import Foundation
import Markers
import Sheets
import Testing

/// What is measured of the pack citymapper. Contrasts are worked out from the hexes of 004 with WCAG's
/// formula, and cut off after two decimals.
@Suite struct CitymapperAuditTests {
  /// A pack without a document has a rule for each kind.
  @Test func everyKindIsMeasured() throws {
    let report = try AuditSamples.citymapper()
    #expect(report.document == nil)
    #expect(
      report.rules.map(\.title) == [
        "Colour alone", "Contrast", "Touch targets", "Overlapping targets", "Labels",
        "Reduced motion", "Sizes of text",
      ])
    let ids = report.measures.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  /// Spec §8: 12 heavy is not large.
  @Test(
    arguments: [
      ("walk", "2.53:1", false), ("bus", "3.92:1", false), ("tube", "5.19:1", true),
      ("rail", "5.29:1", true), ("bike", "2.83:1", false), ("cab", "1.78:1", false),
      ("ferry", "3.47:1", false), ("victoria", "3.25:1", false),
    ], Theme.allCases)
  func whiteOnAChip(_ mode: (name: String, ratio: String, isMet: Bool), theme: Theme) throws {
    let report = try AuditSamples.citymapper()
    let text = try report.measure(
      "contrast/mode-chip/white-text-on-\(mode.name)-body/\(theme.rawValue)")
    #expect(text.text == mode.ratio)
    #expect(text.isMet == mode.isMet)
    #expect(text.demand.limit == .atLeast(4.5))
    let glyph = try report.measure(
      "contrast/mode-chip/white-glyph-on-\(mode.name)-body/\(theme.rawValue)")
    #expect(glyph.text == mode.ratio)
    #expect(glyph.demand == .graphics)
  }

  @Test(arguments: [
    ("trip-header/primary-text-on-canvas", "18.58:1", "1.03:1", 3.0),
    ("trip-header/secondary-text-on-canvas", "5.99:1", "3.22:1", 4.5),
    ("trip-header/tertiary-end-on-canvas", "3.09:1", "6.23:1", 3),
    ("trip-header/cab-line-on-canvas", "1.78:1", "10.82:1", 3),
    ("departures-board/go-green-text-on-board-body", "2.13:1", "6.90:1", 4.5),
    ("departures-board/disruption-text-on-board-body", "2.16:1", "6.79:1", 4.5),
    ("departures-board/white-text-on-bus-badge", "3.92:1", "3.92:1", 4.5),
    ("departures-board/white-text-on-district-badge", "5.64:1", "5.64:1", 4.5),
    ("route-card/secondary-text-on-surface-1-body", "5.49:1", "2.98:1", 4.5),
    ("route-card/go-green-border-on-surface-1-body", "2.13:1", "7.69:1", 3),
    ("route-card/go-green-border-on-canvas", "2.32:1", "8.29:1", 3),
    ("route-card/divider-border-on-canvas", "1.25:1", "1.38:1", 3),
    // The tints at 18 % are #C8ECE3 and #113631, #D0D9F9 and #192347.
    ("route-tag/fastest-text-on-fastest-at-18-body", "1.83:1", "5.66:1", 4.5),
    ("route-tag/rain-safe-text-on-rain-safe-at-18-body", "3.70:1", "2.94:1", 4.5),
    ("route-tag/step-free-glyph-on-step-free-at-18-body", "3.70:1", "2.94:1", 3),
    ("leg-strip/tertiary-glyph-on-surface-1-body", "2.83:1", "5.77:1", 3),
    ("leg-strip/secondary-text-on-surface-1-body", "5.49:1", "6.79:1", 4.5),
    ("go-button/ink-text-on-go-green-body", "6.04:1", "6.04:1", 4.5),
    ("go-button/ink-glyph-on-go-green-body", "6.04:1", "6.04:1", 3),
    ("od-card/secondary-dot-on-surface-1-body", "5.49:1", "2.98:1", 3),
    ("od-card/blue-dot-on-surface-1-body", "4.76:1", "3.44:1", 3),
    ("od-card/divider-connector-on-surface-1-body", "1.15:1", "1.28:1", 3),
    ("tab-bar/active-text-on-canvas-body", "5.19:1", "3.71:1", 4.5),
    ("tab-bar/inactive-text-on-canvas-body", "5.99:1", "7.32:1", 4.5),
    ("tab-bar/inactive-glyph-on-canvas-body", "5.99:1", "7.32:1", 3),
  ])
  func isOnItsGround(name: String, light: String, dark: String, least: Double) throws {
    for (theme, value) in [("light", light), ("dark", dark)] {
      let finding = try AuditSamples.citymapper().measure("contrast/\(name)/\(theme)")
      #expect(finding.text == value)
      #expect(finding.demand.limit == .atLeast(least))
    }
  }

  /// As 004 writes it.
  @Test func rainSafeIsOneWord() throws {
    let finding = try AuditSamples.citymapper().measure(
      "contrast/route-tag/rain-safe-text-on-rain-safe-at-18-body/light")
    #expect(finding.subject == "Route tag: Rain-safe text on Rain-safe at 18 body")
  }

  /// 004, section 2: only the tag's and the tab's text is under 11.
  @Test func twoTextsAreTooSmall() throws {
    let report = try AuditSamples.citymapper()
    #expect(
      report.findingIDs("text-size")
        == ["text-size/route-tag/type.tag", "text-size/tab-bar/type.tab"])
    for (name, size) in [
      ("mode-chip/type.mode-badge", "12 pt"), ("leg-strip/type.mode-badge", "12 pt"),
      ("departures-board/type.mode-badge", "12 pt"), ("departures-board/type.place", "15 pt"),
      ("departures-board/type.dep-min", "16 pt"), ("route-card/type.section", "22 pt"),
      ("route-card/type.eta-suffix", "13 pt"), ("route-tag/type.tag", "10 pt"),
      ("go-button/type.go-label", "18 pt"), ("od-card/type.place", "15 pt"),
      ("trip-header/type.eta-hero", "26 pt"), ("trip-header/type.body", "16 pt"),
      ("tab-bar/type.tab", "10 pt"),
    ] {
      #expect(try report.measure("text-size/\(name)").text == size)
    }
    #expect(report.measures.count { $0.kind == "text-size" } == 13)
  }

  /// What is a control: the GO button is 54 high, the bar 49, a card 14 + 27 + 12 + 25 + 14.
  @Test func controlsAreLargeEnough() throws {
    let report = try AuditSamples.citymapper()
    let frames = report.measures.filter { $0.kind == "hit-frame" }
    #expect(
      frames.map { "\($0.id) \($0.text)" } == [
        "hit-frame/go-button 54 pt", "hit-frame/route-card 92 pt",
        "hit-frame/tab-bar/get-me 49 pt", "hit-frame/tab-bar/nearby 49 pt",
        "hit-frame/tab-bar/saved 49 pt", "hit-frame/tab-bar/you 49 pt",
      ])
    #expect(frames.allSatisfy { $0.isMet })
    #expect(try report.measure("hit-overlap/tab-bar").text == "0 pt")
  }

  @Test func everyComponentIsReadOut() throws {
    let report = try AuditSamples.citymapper()
    for name in [
      "mode-chip", "route-card", "go-button", "od-card", "departures-board", "trip-header",
      "tab-bar", "tab-bar/saved",
    ] {
      #expect(try report.measure("label/\(name)").isMet)
    }
  }

  /// 004, section 8: glyph and label tell a chip's mode. The rest has no other cue in what is drawn.
  @Test(arguments: [
    ("mode-chip/mode", true), ("departures-board/soon", false), ("departures-board/mode", false),
    ("route-card/best", false), ("trip-header/mode", false), ("tab-bar/active", false),
  ])
  func coloursAreNotAlone(name: String, isMet: Bool) throws {
    #expect(try AuditSamples.citymapper().measure("color-alone/\(name)").isMet == isMet)
  }

  /// 004, section 8, names GO start, departure tick and cards. The sheet's spring overshoots by
  /// e^(−π · 0.85 / √(1 − 0.85²)) = 0.63 %.
  @Test(arguments: [
    ("sheet-snap/variant", "0 variants"), ("sheet-snap/overshoot", "0.63 %"),
    ("step/variant", "0 variants"), ("step/overshoot", "0 %"), ("go-start/variant", "1 variant"),
    ("tick/variant", "1 variant"), ("stagger/variant", "1 variant"), ("stagger/overshoot", "0 %"),
  ])
  func motionsAreReduced(name: String, value: String) throws {
    #expect(try AuditSamples.citymapper().measure("motion/\(name)").text == value)
  }

  /// What a designer changes, the audit sees.
  @Test func tokensAreMeasured() throws {
    let dimension = { (path: String, points: Double) in
      let keys = path.split(separator: ".").map(String.init)
      let token = "{\"$type\": \"dimension\", \"$value\": {\"value\": \(points), \"unit\": \"px\"}}"
      return keys.reversed().reduce(token) { "{\"\($1)\": \($0)}" }
    }
    let ink = """
      {"mode-chip": {"ink": {"$type": "color", "$value":
      {"colorSpace": "srgb", "components": [0.0627, 0.0745, 0.102], "hex": "#10131A"}}}}
      """
    let report = try AuditSamples.citymapper([
      dimension("go-button.height", 43), dimension("tab-bar.height", 27), ink,
    ])
    let button = try report.measure("hit-frame/go-button")
    #expect(button.text == "43 pt")
    #expect(!button.isMet && !button.isBelowFloor)
    #expect(try report.measure("hit-frame/tab-bar/you").isBelowFloor)
    // #10131A on #FFB400.
    #expect(
      try report.measure("contrast/mode-chip/ink-text-on-cab-body/light").text == "10.42:1")
    #expect(report.findingIDs("contrast/mode-chip/white").isEmpty)
  }

  /// The list in the repository accepts what is found, and nothing else.
  @Test func theRepositorysListAcceptsExactlyWhatIsFound() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let file = root.appending(path: "Fixtures/audit/citymapper-accepted.json")
    let baseline = try AuditBaseline(
      Array(try Data(contentsOf: file)), file: "citymapper-accepted.json")
    #expect(baseline.entries.allSatisfy { $0.reason.count > 20 })
    let report = try AuditSamples.citymapper([], baseline: baseline)
    #expect(report.unaccepted.map(\.id) == [])
    #expect(report.stale.map(\.finding) == [])
    #expect(report.passes)
  }
}
