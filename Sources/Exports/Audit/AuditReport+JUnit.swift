import Markers
package import Sheets

extension AuditReport {
  /// The report as JUnit XML, a test case for each measure; accepted findings are skipped, with the
  /// reason.
  package var junit: String {
    JUnitSuite(name: "audit of \(pack)", cases: measures.map(junit)).text
  }

  private func junit(_ finding: Finding) -> JUnitSuite.Case {
    JUnitSuite.Case(
      className: "audit.\(pack).\(finding.kind)", name: finding.id, outcome: outcome(finding))
  }

  private func outcome(_ finding: Finding) -> JUnitSuite.Outcome {
    guard !finding.isMet else { return .passed }
    if let reason = reason(finding) { return .skipped(message: "accepted: \(reason)") }
    return .failure(
      type: finding.kind,
      message: "\(finding.subject): \(finding.text), \(finding.limitText) "
        + "(\(finding.demand.clause)), in \(finding.placesText)")
  }
}
