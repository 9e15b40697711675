import Markers

extension SheetDefinition {
  package static let auditReport = SheetDefinition(
    name: "audit-report", title: "Audit",
    summary: "Rules and surfaces of 003, and what is measured of them on our own drawings",
    note: auditNote,
    content: .blocks(.audit("chitransit", .chitransit)))

  package static let citymapperAudit = SheetDefinition(
    name: "citymapper-audit", title: "Citymapper audit",
    summary: "What is measured of the pack citymapper, met or not", note: auditNote,
    content: .blocks(.audit("citymapper", .citymapper)), pack: "citymapper")

  private static let auditNote = "\(Demand.roundingRule) A contrast of 4.498 is not 4.5."

  /// Whether it tells of an audit.
  package var isAudit: Bool {
    if case .blocks(.audit) = content { true } else { false }
  }
}
