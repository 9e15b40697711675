import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Testing
import Typesetting

@testable import Sheets

/// The sheet of the audit.
@Suite struct AuditSheetTests {
  private static let plain = Result {
    try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { ($0, try draw($0, accepted: nil)) })
  }

  private func compose(_ theme: Theme) throws -> Sheet {
    try #require(try Self.plain.get()[theme])
  }

  private static func draw(_ theme: Theme, accepted: AuditBaseline?) throws -> Sheet {
    var request = SheetRequest(themes: [theme])
    request.accepted = accepted
    return try #require(try SheetSamples.compose("audit-report", request))
  }

  @Test(arguments: Theme.allCases) func everythingIsOnIt(theme: Theme) throws {
    let sheet = try compose(theme)
    let names = sheet.cells.map(\.name)
    #expect(Set(names).count == names.count)
    func count(_ part: String) -> Int {
      names.count { $0.hasPrefix("\(theme.rawValue)/\(part)") }
    }
    #expect(count("rules/table/") == 13)
    #expect(count("surfaces-against-the-hig/table/") == 22)
    #expect(count("summary/") == 6)
    let report = try AuditSamples.chitransit()
    for finding in report.findings where finding.theme ?? theme == theme {
      #expect(names.contains("\(theme.rawValue)/\(finding.id)"), "\(finding.id)")
    }
    let captions = sheet.cells.map(\.caption)
    for total in ["Compliant: 14", "Deviation: 3", "Gap: 5", "n/a: 0"] {
      #expect(captions.contains(total))
    }
  }

  /// Ink keeps to its cell, and cells keep out of each other's way.
  @Test(arguments: Theme.allCases) func nothingOverlapsAndNothingIsCut(theme: Theme) throws {
    let sheet = try compose(theme)
    let blocks = sheet.cells.filter { $0.ink != nil }
    for cell in blocks {
      #expect(cell.frame.inset(by: -1).contains(try #require(cell.ink)), "\(cell.name)")
    }
    for (index, cell) in blocks.enumerated() {
      for other in blocks[..<index] {
        let shared = cell.frame.intersection(other.frame)
        #expect(shared.map { min($0.width, $0.height) < 1e-6 } ?? true, "\(cell.name)")
      }
    }
  }

  @Test func acceptedFindingsSayWhy() throws {
    let list = try AuditBaseline(
      Array(
        #"{"accepted": [{"finding": "dialog/accessibility", "reason": "002 asks for it"}]}"#.utf8),
      file: "list.json")
    let style = TextStyles.small
    let sheet = try Self.draw(.light, accepted: list)
    let shown = try TextFinder(sheet.list.items).places(of: "Accepted: 002 asks for it", style)
    #expect(shown.count == 1)
    let plain = try TextFinder(compose(.light).list.items)
    #expect(try plain.places(of: "Accepted: 002 asks for it", style).isEmpty)
  }

  /// Neither a contrast nor a count is a length.
  @Test(arguments: [
    ("audit-report", "Light · measured on the pack’s own drawings"),
    ("vision", "Light · normal, protan, deutan, tritan, grey scale"),
    ("bearings", "Light · every 15°, and where the tag covers the arrow · values in points"),
  ])
  func onlySheetsInPointsSaySo(name: String, subtitle: String) throws {
    let request = SheetRequest(themes: [.light])
    let sheet = try #require(try SheetSamples.compose(name, request))
    let places = try TextFinder(sheet.list.items).places(of: subtitle, Styles.subtitle)
    #expect(places.count == 1)
  }

  /// A dialog is 270 or more across: here it fits its stage of 128 × 96, with 8 around it.
  @Test func dialogsAreShownWhole() throws {
    let design = try SheetSamples.design(.light)
    let examples = try FindingExamples(.chitransit, design)
    let findings = DialogAudit.findings
    #expect(findings.count == 2)
    for finding in findings {
      let example = try #require(try examples.example(of: finding))
      #expect(try #require(example.items.inkBox).width >= 270)
      let stage = Rect(x: 0, y: 0, width: 128, height: 96)
      let box = try #require([example.item(in: stage)].inkBox)
      #expect(stage.inset(by: 7.99).contains(box), "\(box)")
    }
  }

  /// Two cards of 84 × 92, 8 apart, whole and at life size: nothing in them is under 11.
  @Test func cardsAreShownWhole() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let entry = try #require(PackRegistry.builtIn["citymapper"])
    let design = try entry.load([], []).design(
      theme: .light, typesetter: Typesetter.of(root.appending(path: ".fonts").path))
    let finding = try AuditSamples.citymapper().measure("color-alone/route-card/best")
    let example = try #require(try FindingExamples(.citymapper, design).example(of: finding))
    let box = try #require(example.items.inkBox)
    #expect(abs(box.width - 176) < 1e-6 && abs(box.height - 92) < 1e-6)
    let card = try FindingCard(finding: finding, reason: nil, example: example).drawing(design)
    let stage = try #require(card.items.flatMap { $0.allGroups("example") }.first)
    let drawn = try #require(stage.items.flatMap { $0.allGroups("drawing") }.first?.items.inkBox)
    #expect(abs(drawn.width - 176) < 1e-6)
    let clip = try #require(stage.clip?.bounds)
    #expect(clip.inset(by: 7.99).contains(drawn), "\(drawn)")
  }

  /// Where a pack has no colours of its own for them, marks are named by their shapes.
  @Test func marksAreExplained() throws {
    let shown = try TextFinder(compose(.light).list.items)
    let note = "a mark’s shape says what its colour says"
    #expect(try shown.places(of: note, Styles.sectionNote).count == 1)
    let rule =
      "Values are cut off after two decimals where more is better and rounded up where less is: "
      + "no figure looks better than it is. A contrast of 4.498 is not 4.5."
    #expect(try shown.places(of: rule, Styles.note).count == 1)
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let design = try #require(PackRegistry.builtIn["citymapper"]).load([], []).design(
      theme: .light, typesetter: Typesetter.of(root.appending(path: ".fonts").path))
    #expect(AuditMark.note(design) == "disc: met · square: not met")
  }

  @Test func citymapperHasOneToo() throws {
    let entry = try #require(PackRegistry.builtIn["citymapper"])
    #expect(entry.auditSheet == "citymapper-audit")
    #expect(PackRegistry.builtIn["chitransit"]?.auditSheet == "audit-report")
  }
}
