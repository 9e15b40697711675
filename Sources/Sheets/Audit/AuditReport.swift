import DesignTokens
package import Markers

/// A finished audit of a pack, for the files, lines and sheets that tell of it.
package struct AuditReport: Sendable {
  /// A rule and what was measured of it.
  package struct Rule: Hashable, Sendable {
    /// "tap-targets".
    package let id: String
    package let title: String
    /// The rule in words, and what the design has; nil for a pack without a document.
    package let text: AuditDocument.Rule?
    /// What was measured, met or not; none for a rule that is stated alone.
    package let measures: [Finding]

    /// Those that are not met.
    package var findings: [Finding] { measures.filter { !$0.isMet } }
  }

  /// The pack's name.
  package let pack: String
  /// The rules and surfaces that the pack is held to; nil without.
  package let document: AuditDocument?
  /// Every measured value, met or not, each id once.
  package let measures: [Finding]
  /// What is accepted; nil for nothing.
  package let baseline: AuditBaseline?

  /// Measures a pack; `designs` are those of all themes.
  package init(
    _ entry: PackEntry, designs: [Design], baseline: AuditBaseline? = nil
  ) throws(DrawingError) {
    try self.init(entry.name, entry.audit, designs: designs, baseline: baseline)
  }

  init(
    _ pack: String, _ audit: PackAudit, designs: [Design], baseline: AuditBaseline? = nil
  ) throws(DrawingError) {
    self.pack = pack
    document = try audit.document
    var measures = try audit.findings(designs)
    for design in designs { measures += try document?.findings(design) ?? [] }
    self.measures = measures.merged.sorted { $0.id < $1.id }
    self.baseline = baseline
  }

  /// What is not met, accepted or not.
  package var findings: [Finding] { measures.filter { !$0.isMet } }

  /// Why a finding is accepted; nil where it is not.
  package func reason(_ finding: Finding) -> String? { baseline?.reason(for: finding.id) }

  /// What is neither met nor accepted.
  package var unaccepted: [Finding] { findings.filter { reason($0) == nil } }

  /// Whether every finding is accepted.
  package var passes: Bool { unaccepted.isEmpty }

  /// What is accepted and not found any more.
  package var stale: [AuditBaseline.Entry] {
    let known = Set(findings.map(\.id))
    return (baseline?.entries ?? []).filter { !known.contains($0.finding) }
  }

  /// The document's rules with their measures; without a document, a rule for each kind of measure.
  package var rules: [Rule] {
    guard let document else {
      let kinds = measures.map(\.kind).reduce(into: [String]()) { list, kind in
        if !list.contains(kind) { list.append(kind) }
      }
      return kinds.map { kind in
        Rule(
          id: kind, title: Self.title(ofKind: kind), text: nil,
          measures: measures.filter { $0.kind == kind })
      }
    }
    return document.rules.map { rule in
      Rule(id: rule.id, title: rule.topic, text: rule, measures: measures(rule.measuredBy))
    }
  }

  /// Each kind of measure, and the one of it that is nearest to its limit or furthest off.
  var worstOfKinds: [(kind: String, worst: Finding)] {
    var worst: [String: Finding] = [:]
    for finding in measures {
      let known = worst[finding.kind]
      if known.map({ finding.isWorse(than: $0) }) ?? true { worst[finding.kind] = finding }
    }
    return worst.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A kind of measure in words: "hit-frame" is "Touch targets".
  package static func title(ofKind kind: String) -> String {
    kindTitles[kind] ?? ColorWords.title(kind)
  }

  private static let kindTitles = [
    "color-alone": "Colour alone", "cover": "Cut off or covered", "dialog": "Dialogs",
    "hit-frame": "Touch targets", "hit-overlap": "Overlapping targets", "label": "Labels",
    "motion": "Reduced motion", "spec": "Values of the document", "text-size": "Sizes of text",
  ]

  /// What is measured of a surface; none where it is stated alone.
  package func measures(of surface: AuditDocument.Surface) -> [Finding] {
    measures(["spec/\(surface.id)"] + surface.measuredBy)
  }

  private func measures(_ prefixes: [String]) -> [Finding] {
    measures.filter { finding in prefixes.contains { finding.belongs(to: $0) } }
  }
}
