import Markers
package import Sheets

extension AuditReport {
  /// A line for each rule, the surfaces by status, then a line for each finding that is not accepted,
  /// how values are printed, and the totals last.
  package var text: String {
    var lines = ["Audit of \(pack)", ""] + ruleLines
    if let document { lines += [""] + Self.surfaceLines(document, measured: measuredSurfaces) }
    if !unaccepted.isEmpty {
      lines += ["", "Findings that are not accepted"] + unaccepted.map(Self.line)
    }
    return (lines + ["", Demand.roundingRule, totalsText]).joined(separator: "\n") + "\n"
  }

  /// How many of the document's surfaces something is measured of.
  package var measuredSurfaces: Int {
    document?.surfaces.count { !measures(of: $0).isEmpty } ?? 0
  }

  /// "212 measures: 170 met, 42 findings, of which 40 are accepted and 2 are not."
  package var totalsText: String {
    let (all, open) = (findings.count, unaccepted.count)
    let counts =
      "\(measures.count) measures: \(measures.count - all) met, \(all) "
      + (all == 1 ? "finding" : "findings")
    return all == 0
      ? counts + "." : "\(counts), of which \(all - open) accepted and \(open) not."
  }

  private var ruleLines: [String] {
    let width = rules.map(\.title.count).max() ?? 0
    return rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.title.count)
      return "  \(rule.title)\(padding)  \(status(of: rule))"
    }
  }

  /// "met, 24 measured", "5 of 24 not met: 4 accepted, 1 not", "stated, not measured".
  package func status(of rule: Rule) -> String {
    guard !rule.measures.isEmpty else { return Self.stated }
    guard !rule.findings.isEmpty else { return "met, \(rule.measures.count) measured" }
    let open = rule.findings.count { reason($0) == nil }
    return "\(rule.findings.count) of \(rule.measures.count) not met: "
      + "\(rule.findings.count - open) accepted, \(open) not"
  }

  /// What stands for a rule or a surface that our drawings say nothing of.
  package static let stated = "stated, not measured"

  private static func surfaceLines(_ document: AuditDocument, measured: Int) -> [String] {
    let counts = document.statuses.map { "\($0) \(document.count($0))" }.joined(separator: ", ")
    let all = document.surfaces.count
    return [
      "Surfaces of \(document.source): \(counts)",
      "  \(measured) of \(all) measured, \(all - measured) \(stated)",
    ]
  }

  /// "  contrast/…: White on walk: 2.53:1, at least 4.5:1 (WCAG …), in …".
  private static func line(_ finding: Finding) -> String {
    let floor = finding.isBelowFloor ? ", below the floor" : ""
    return "  \(finding.id): \(finding.subject): \(finding.text), \(finding.limitText)\(floor) "
      + "(\(finding.demand.clause)), in \(finding.placesText)"
  }
}
