import DesignTokens
import Foundation
import Markers
import Sheets
import Testing

/// Rules, surfaces, and what is accepted.
@Suite struct AuditReportTests {
  private func document() throws -> AuditDocument {
    try #require(try AuditSamples.chitransit().document)
  }

  /// Document 003: 13 rules, 22 surfaces, and its totals.
  @Test func theDocumentIsComplete() throws {
    let document = try document()
    #expect(document.rules.count == 13)
    #expect(document.surfaces.count == 22)
    #expect(document.statuses.map { document.count($0) } == [14, 3, 5, 0])
    #expect(document.statuses == ["Compliant", "Deviation", "Gap", "n/a"])
    #expect(document.date == "1 Oct 2026")
  }

  @Test func textsAreWordForWord() throws {
    let document = try document()
    let rule = try #require(document.rules.first { $0.topic == "Tap targets" })
    #expect(rule.rule == "44 × 44 pt default, 28 × 28 pt minimum")
    #expect(rule.value == "44 × 44 minimum on every control")
    #expect(rule.date == "Jun 2025")
    let surface = try #require(document.surfaces.first { $0.surface == "Sub-11 pt text" })
    #expect(surface.rule == "11 pt minimum")
    #expect(surface.spec == "No text in train circles")
    #expect(surface.app.hasPrefix("7–8 pt line codes (views/FavoritesView.swift:527; "))
    #expect(surface.status == "Gap" && surface.gap == "G12")
    #expect(document.surfaces.map(\.surface).last == "Accessibility")
  }

  /// Every finding answers a rule, and what a rule or a surface says it is measured by is measured.
  @Test func rulesAndMeasuresBelongTogether() throws {
    let report = try AuditSamples.chitransit()
    let measured = Set(report.rules.flatMap(\.measures).map(\.id))
    #expect(report.measures.map(\.id).filter { !measured.contains($0) } == [])
    let document = try document()
    for prefix in document.rules.flatMap(\.measuredBy) + document.surfaces.flatMap(\.measuredBy) {
      #expect(report.measures.contains { $0.belongs(to: prefix) }, "\(prefix)")
    }
    let stated = report.rules.filter(\.measures.isEmpty).map(\.id)
    #expect(
      stated == [
        "liquid-glass", "tab-bars", "toolbars", "search", "widgets", "live-activities",
        "iphone-duo",
      ])
    #expect(document.surfaces.count { !report.measures(of: $0).isEmpty } == 10)
  }

  @Test func eachIdStandsOnce() throws {
    let ids = try AuditSamples.chitransit().measures.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
  }

  /// The list in the repository accepts what is found, and nothing else.
  @Test func theRepositorysListAcceptsExactlyWhatIsFound() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let bytes = Array(
      try Data(contentsOf: root.appending(path: "Fixtures/audit/accepted.json")))
    let baseline = try AuditBaseline(bytes, file: "accepted.json")
    let report = try AuditSamples.chitransit()
    #expect(Set(baseline.entries.map(\.finding)) == Set(report.findings.map(\.id)))
    #expect(baseline.entries.allSatisfy { $0.reason.count > 20 })
    let entry = try #require(PackRegistry.builtIn["chitransit"])
    let designs = try Theme.allCases.map { try SheetSamples.design($0) }
    let accepted = try AuditReport(entry, designs: designs, baseline: baseline)
    #expect(accepted.passes)
    #expect(accepted.unaccepted.isEmpty && accepted.stale.isEmpty)
    #expect(!report.passes)
  }
}
