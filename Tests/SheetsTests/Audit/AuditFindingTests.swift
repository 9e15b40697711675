import DesignTokens
import Geometry
import Markers
import Testing

@testable import Sheets

/// What is measured of the pack chitransit. Contrasts are worked out from the hexes of spec §1 with
/// WCAG's formula, and cut off after two decimals.
@Suite struct AuditFindingTests {
  @Test(arguments: [
    // Spec §1: the ground is chosen so that a Paper keyline is 1.34 and 1.57 on it.
    ("contrast/station-circle/paper-keyline-on-ground/light", "1.34:1"),
    ("contrast/station-circle/paper-keyline-on-ground/dark", "1.57:1"),
    // The multi-line circle: Card 2 on Paper.
    ("contrast/station-circle/paper-keyline-on-card-2-body/light", "1.14:1"),
    ("contrast/station-circle/paper-keyline-on-card-2-body/dark", "1.19:1"),
    // Ink on the hues.
    ("contrast/train/ink-keyline-on-red-body/light", "2.89:1"),
    ("contrast/train/ink-keyline-on-brown-body/light", "1.70:1"),
    ("contrast/train/ink-keyline-on-purple-body/light", "1.69:1"),
    ("contrast/train/ink-keyline-on-yellow-body/dark", "1.15:1"),
    ("contrast/train/ink-keyline-on-pink-body/dark", "2.38:1"),
    ("contrast/train/ink-keyline-on-blue-body/dark", "2.59:1"),
    // Hues on Paper and on Card 2, white on hues.
    ("contrast/line-bar/blue-on-paper/light", "2.93:1"),
    ("contrast/line-bar/pink-on-paper/light", "2.70:1"),
    ("contrast/station-icon/blue-bars-on-card-2-body/light", "2.57:1"),
    ("contrast/station-icon/red-bars-on-card-2-body/dark", "2.56:1"),
    ("contrast/route-icon/fixed-white-text-on-green-body/light", "3.65:1"),
    ("contrast/route-icon/fixed-white-text-on-orange-body/light", "3.54:1"),
    ("contrast/route-icon/fixed-white-text-on-brown-body/dark", "4.43:1"),
    ("text-size/route-chip/route-chip.disc.letter", "7.8 pt"),
    ("cover/route-chip/halo", "1.25 pt"),
    ("contrast/route-chip/fixed-white-text-on-green-body/dark", "3.65:1"),
    ("contrast/route-chip/fixed-white-text-on-orange-body/light", "3.54:1"),
    ("contrast/route-chip/fixed-white-text-on-brown-body/dark", "4.43:1"),
    ("contrast/stop-sheet/pink-on-paper/light", "2.70:1"),
    // 10.303 of a hundred, rounded up as on the sheet bearings.
    ("cover/bus/arrow-under-tag/4", "10.31 %"), ("cover/bus/arrow-under-tag/22", "10.31 %"),
    ("cover/bus/arrow-under-tag/151", "12.99 %"), ("cover/bus/arrow-under-tag/x49", "21.99 %"),
    ("cover/bus/arrow-under-tag/1234", "27.58 %"),
    ("cover/bus/arrow-under-tag/12345", "40.13 %"),
    // Discs of 28 that stand 6 apart, in targets of 44.
    ("hit-overlap/route-chip/all-selected", "10 pt"),
    ("hit-overlap/route-chip/brown-selected", "10 pt"),
    ("dialog/train-service-alerts", "0 actions"), ("dialog/accessibility", "0 actions"),
    ("color-alone/stop-sheet/step-free", "0 cues"), ("color-alone/train/stale", "0 cues"),
    ("color-alone/train/line", "0 cues"),
  ])
  func isFound(id: String, value: String) throws {
    let finding = try AuditSamples.chitransit().measure(id)
    #expect(finding.text == value)
    #expect(!finding.isMet)
    #expect(!finding.places.isEmpty)
  }

  @Test(arguments: [
    ("contrast/train/fixed-white-glyph-on-brown-body/light", "10.18:1"),
    ("contrast/stop-sheet/alert-glyph-on-paper/light", "4.11:1"),
    ("hit-frame/route-chip", "44 pt"), ("hit-frame/surfaces/grabber", "44 pt"),
    ("hit-frame/dialog/close-button", "44 pt"), ("label/dialog/close-button", "1 label"),
    ("hit-frame/surfaces/tab-home", "54 pt"), ("hit-frame/surfaces/tab-nearby", "54 pt"),
    ("hit-frame/surfaces/tab-search", "54 pt"), ("label/surfaces/tab-search", "1 label"),
    ("hit-frame/surfaces/search-field", "44 pt"), ("label/surfaces/search-field", "1 label"),
    ("text-size/dialog/stop-sheet.dialog.button.label", "16 pt"),
    ("text-size/surfaces/tab-bar.label", "16 pt"), ("text-size/surfaces/card.title", "16 pt"),
    ("contrast/route-chip/fixed-white-text-on-brown-body/light", "10.18:1"),
    ("hit-overlap/route-chip/22-selected", "0 pt"), ("text-size/bus/vehicle.tag.label", "11 pt"),
    ("color-alone/bus-stop/selected", "1 cue"), ("color-alone/surfaces/tab", "1 cue"),
    ("motion/stop/variant", "1 variant"), ("motion/sheet/overshoot", "0 %"),
    ("motion/camera/variant", "1 variant"), ("motion/camera/overshoot", "0 %"),
    ("spec/map-panel-anchors/panel.tip-nearby", "120 pt"),
    ("spec/map-panel-motion/motion.sheet.reduced-duration", "0.17 s"),
    ("spec/type-scale/type.display", "32 pt"),
  ])
  func isMet(id: String, value: String) throws {
    let finding = try AuditSamples.chitransit().measure(id)
    #expect(finding.text == value)
    #expect(finding.isMet)
  }

  /// Exactly those that the issue names.
  @Test func inkFailsOnThreeHuesInEachTheme() throws {
    let report = try AuditSamples.chitransit()
    let hues = { (theme: String) in
      Set(
        report.findingIDs("contrast/train/ink-keyline-on-", "-body/\(theme)").map {
          $0.split(separator: "-").dropFirst(3).first.map(String.init)
        })
    }
    #expect(hues("light") == ["brown", "purple", "red"])
    #expect(hues("dark") == ["yellow", "pink", "blue"])
  }

  @Test func onlyTheLetterIsTooSmall() throws {
    let report = try AuditSamples.chitransit()
    #expect(report.findingIDs("text-size") == ["text-size/route-chip/route-chip.disc.letter"])
    #expect(report.findingIDs("hit-frame").isEmpty)
    #expect(report.findingIDs("label").isEmpty)
    #expect(report.findingIDs("motion").isEmpty)
    #expect(report.findingIDs("spec").isEmpty)
  }

  @Test func theWorstBearingsAreNamed() throws {
    let finding = try AuditSamples.chitransit().measure("cover/bus/arrow-under-tag/x49")
    #expect(finding.subject == "Heading arrow under the tag “X49”, at 45.1° and 314.9°")
    #expect(finding.places == ["bus/x49-heading-45.1", "bus/x49-heading-314.9"])
  }

  /// Spec §1: the palette strict keeps every line 3:1 against Paper and Card 2.
  @Test func thePaletteStrictLeavesNoHueOnPaperOrCard2() throws {
    let report = try AuditSamples.report([], palette: "strict")
    let hues = MarkerCatalog.lines
    let left = report.findingIDs("contrast").filter { id in
      hues.contains { id.contains("\($0)-") || id.contains("-on-\($0)") }
    }
    #expect(
      left.allSatisfy { $0.contains("ink-keyline-on-") || $0.contains("fixed-white-text-on-") },
      "\(left)")
  }

  /// What a designer changes, the audit sees.
  @Test(arguments: [
    ("hit-frame/station-circle", "27 pt", false),
    ("hit-overlap/route-chip/all-selected", "0 pt", true),
    ("cover/route-chip/halo", "0 pt", true),
    ("spec/map-panel-grabber/panel.grabber.width", "36 pt", false),
    ("motion/stop/variant", "0 variants", false),
    // A glyph in the colour of its body must not be taken for a part of it.
    ("contrast/bus/accent-ink-glyph-on-brand-body/light", "1.00:1", false),
  ])
  func tokensAreMeasured(id: String, text: String, isMet: Bool) throws {
    let finding = try AuditSamples.changed().measure(id)
    #expect(finding.text == text)
    #expect(finding.isMet == isMet)
  }

  /// Lime, #CCFF66, against spec §1's colours: Paper #FFFFFF, Card 2 #EDF0F5, fixed Ink #101A2E; in
  /// dark Paper #0F141C, Card 2 #1D2531, Ink #EEF1F6.
  @Test(arguments: [
    ("contrast/line-bar/lime-on-paper/light", "1.16:1", false),
    ("contrast/train/paper-keyline-on-lime-body/light", "1.16:1", false),
    ("contrast/train/paper-keyline-on-lime-body/dark", "15.88:1", true),
    ("contrast/train/ink-keyline-on-lime-body/dark", "1.02:1", false),
    ("contrast/train/fixed-ink-glyph-on-lime-body/light", "14.93:1", true),
    ("contrast/route-chip/lime-body-on-paper/light", "1.16:1", false),
    ("contrast/route-chip/paper-gap-on-lime-body/light", "1.16:1", false),
    ("contrast/station-circle/paper-keyline-on-lime-body/light", "1.16:1", false),
    ("contrast/station-capsule/lime-bars-on-card-2-body/light", "1.01:1", false),
    ("contrast/station-capsule/lime-bars-on-card-2-body/dark", "13.26:1", true),
    ("contrast/route-icon/lime-body-on-paper/light", "1.16:1", false),
  ])
  func aLineThatTokensAddIsMeasured(id: String, text: String, isMet: Bool) throws {
    let finding = try AuditSamples.withLime().measure(id)
    #expect(finding.text == text)
    #expect(finding.isMet == isMet)
    #expect(finding.subject.contains("Lime"))
  }

  @Test func aLineThatTokensAddIsNamedForItself() throws {
    let report = try AuditSamples.withLime()
    #expect(!report.measures.contains { $0.id.contains("ccff66") })
    let known = Set(try AuditSamples.chitransit().measures.map(\.id))
    let added = report.measures.map(\.id).filter { !known.contains($0) }
    #expect(added.allSatisfy { $0.contains("lime") }, "\(added)")
  }

  /// What the app gives is measured; a text of the data, which a sample makes up, is not.
  @Test func labelsAreThoseOfTheApp() throws {
    let report = try AuditSamples.chitransit()
    #expect(try report.measure("label/surfaces/grabber").isMet)
    #expect(try report.measure("hit-frame/surfaces/row").isMet)
    #expect(!report.measures.contains { $0.id == "label/surfaces/row" })
    func labels(_ label: String?) throws -> [Finding] {
      let specimen = try AuditSpecimen("x", at: "x/y", on: "paper", SheetSamples.design(.light)) {
        ([], [.init(name: "grabber", frame: Rect(center: .zero, side: 44), label: label)])
      }
      return TargetAudit.findings(specimen).filter { $0.kind == "label" }
    }
    #expect(try labels(" ").map(\.isMet) == [false])
    #expect(try labels("Panel position").map(\.isMet) == [true])
    #expect(try labels(nil).isEmpty)
  }

  @Test func aTargetUnderTheFloorIsSaidToBe() throws {
    #expect(try AuditSamples.changed().measure("hit-frame/station-circle").isBelowFloor)
  }
}
