import DisplayList
import Geometry
import Markers

/// The sheet of an audit: how many surfaces have which status, the rules, the surfaces, and what was
/// measured in the panel's theme, what is not met with an example of it.
enum AuditSheet {
  static func sections(
    _ pack: String, _ audit: PackAudit, _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    // Examples of a sheet ask for no colour of its legend but those that are shown.
    let (report, _) = try design.recordingColors { () throws(DrawingError) in
      try AuditReport(pack, audit, designs: [design], baseline: request.accepted)
    }
    let examples = try FindingExamples(audit, design)
    var sections = [summary(report, design)]
    if let document = report.document {
      sections += [rules(report, design), surfaces(document, report, design)]
    }
    sections.append(kinds(report, design))
    return sections + (try findings(report, examples, design))
  }

  private static func summary(_ report: AuditReport, _ design: Design) -> BlockSection {
    let open = report.findings.count
    let tiles =
      (report.document.map { document in
        document.statuses.map { status in
          AuditTile(
            name: slug(status), count: document.count(status), title: status,
            note: "of \(document.surfaces.count) surfaces, as stated",
            mark: AuditMark(status: status))
        }
      } ?? []) + [
        AuditTile(
          name: "met", count: report.measures.count - open, title: "Met",
          note: "of \(report.measures.count) in this theme", mark: .good),
        AuditTile(
          name: "not-met", count: open, title: "Not met",
          note: report.baseline == nil
            ? "of \(report.measures.count) in this theme"
            : "\(open - report.unaccepted.count) of them accepted", mark: .bad),
      ]
    return BlockSection(
      "Summary", note: AuditMark.note(design), columns: AuditTile.columns,
      blocks: tiles.map { tile in
        SheetBlock(tile.name, caption: "\(tile.title): \(tile.count)", drawsCaption: true) {
          () throws(DrawingError) in try tile.drawing(design)
        }
      })
  }

  private static func rules(_ report: AuditReport, _ design: Design) -> BlockSection {
    let table = AuditTable(
      columns: [
        .init(title: "Topic", width: 184), .init(title: "HIG rule", width: 416),
        .init(title: "v3 value", width: 336), .init(title: "Measured", width: 216),
      ],
      rows: report.rules.map { rule in
        AuditTable.Row(
          name: rule.id,
          cells: [
            .init("\(rule.title) · \(rule.text?.date ?? "")", isStrong: true),
            .init(rule.text?.rule ?? ""), .init(rule.text?.value ?? ""),
            measured(rule.measures),
          ])
      })
    return BlockSection(
      "Rules", note: "HIG as of \(report.document?.date ?? "")",
      blocks: [SheetBlock("table") { () throws(DrawingError) in try table.drawing(design) }])
  }

  private static func surfaces(
    _ document: AuditDocument, _ report: AuditReport, _ design: Design
  ) -> BlockSection {
    let titles = ["Surface", "HIG rule", "v3 spec", "App today", "Status", "Gap", "Measured"]
    let widths = [116.0, 168, 192, 336, 104, 88, 148]
    let table = AuditTable(
      columns: zip(titles, widths).map { AuditTable.Column(title: $0, width: $1) },
      rows: document.surfaces.map { surface in
        AuditTable.Row(
          name: surface.id,
          cells: [
            .init(surface.surface, isStrong: true), .init(surface.rule), .init(surface.spec),
            .init(surface.app),
            .init(surface.status, isStrong: true, mark: AuditMark(status: surface.status)),
            .init(surface.gap), measured(report.measures(of: surface)),
          ])
      })
    return BlockSection(
      "Surfaces against the HIG", note: "text and status as document 003 states them",
      blocks: [SheetBlock("table") { () throws(DrawingError) in try table.drawing(design) }],
      footnotes: [document.basis])
  }

  /// "8 met", "1 of 9 not met", "stated, not measured".
  private static func measured(_ measures: [Finding]) -> AuditTable.Cell {
    let open = measures.count { !$0.isMet }
    let text =
      measures.isEmpty
      ? "stated, not measured"
      : open == 0 ? "\(measures.count) met" : "\(open) of \(measures.count) not met"
    return .init(text, mark: AuditMark(measures))
  }

  private static func kinds(_ report: AuditReport, _ design: Design) -> BlockSection {
    let table = AuditTable(
      columns: [
        .init(title: "What", width: 168), .init(title: "Measured", width: 152),
        .init(title: "Nearest to its limit, or furthest off", width: 368),
        .init(title: "Value", width: 88), .init(title: "Limit", width: 128),
        .init(title: "Clause", width: 248),
      ],
      rows: report.worstOfKinds.map { kind, worst in
        AuditTable.Row(
          name: kind,
          cells: [
            .init(AuditReport.title(ofKind: kind), isStrong: true),
            measured(report.measures.filter { $0.kind == kind }), .init(worst.subject),
            .init(worst.text, isStrong: true), .init(worst.limitText),
            .init(worst.demand.clause),
          ])
      })
    return BlockSection(
      "Measures", note: "computed from what is drawn, or from tokens where nothing is",
      blocks: [SheetBlock("table") { () throws(DrawingError) in try table.drawing(design) }])
  }

  /// A section for each kind of which something is not met.
  private static func findings(
    _ report: AuditReport, _ examples: FindingExamples, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    var sections: [BlockSection] = []
    for (kind, _) in report.worstOfKinds {
      let findings = report.findings.filter { $0.kind == kind }
      guard !findings.isEmpty else { continue }
      let all = report.measures.count { $0.kind == kind }
      sections.append(
        BlockSection(
          "Not met · \(AuditReport.title(ofKind: kind))", name: kind,
          note: "\(findings.count) of \(all) · "
            + (kind == "dialog" ? "shown small, texts as bars" : "examples at life size to 2×"),
          columns: FindingCard.columns,
          blocks: try cards(
            findings.map { ($0, report.reason($0)) }, examples, design)))
    }
    return sections
  }

  /// Cards of one height in each row.
  private static func cards(
    _ findings: [(finding: Finding, reason: String?)], _ examples: FindingExamples,
    _ design: Design
  ) throws(DrawingError) -> [SheetBlock] {
    let heights = try findings.map { finding, reason throws(DrawingError) in
      try FindingCard(finding: finding, reason: reason).height(design)
    }
    return findings.enumerated().map { index, shown in
      let (finding, reason) = shown
      let name = finding.id.split(separator: "/").dropFirst().joined(separator: "/")
      let first = index - index % FindingCard.columns
      let height = heights[first...].prefix(FindingCard.columns).max() ?? 0
      return SheetBlock(name, caption: finding.subject, drawsCaption: true) {
        () throws(DrawingError) in
        try FindingCard(
          finding: finding, reason: reason, example: examples.example(of: finding),
          height: height
        ).drawing(design)
      }
    }
  }
}
