package import DesignTokens
import DisplayList
import Markers
package import Sheets

extension AuditReport {
  /// Everything as JSON (Fixtures/schemas/audit-report.schema.json): rules, surfaces, every measure,
  /// and what is accepted. The same audit gives the same bytes.
  package var json: JSONValue {
    [
      "format": "render-markers audit 1", "pack": .string(pack), "passes": .bool(passes),
      "totals": [
        "measures": .number(measures.count), "met": .number(measures.count - findings.count),
        "findings": .number(findings.count),
        "accepted": .number(findings.count - unaccepted.count),
        "notAccepted": .number(unaccepted.count),
      ],
      "rules": .array(rules.map(rule)), "surfaces": surfaces,
      "measures": .array(measures.map(measure)),
      "acceptedButNotFound": .array(stale.map { .string($0.finding) }),
    ]
  }

  private func rule(_ rule: Rule) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(rule.id)), .init("title", .string(rule.title)),
      .init("status", .string(status(of: rule))),
      .init("isMeasured", .bool(!rule.measures.isEmpty)),
    ]
    if let text = rule.text {
      members += [
        .init("date", .string(text.date)), .init("rule", .string(text.rule)),
        .init("v3", .string(text.value)),
      ]
    }
    return .object(members + [.init("measures", Self.ids(rule.measures))])
  }

  private var surfaces: JSONValue {
    guard let document else { return .null }
    return [
      "source": .string(document.source), "asOf": .string(document.date),
      "totals": .object(document.statuses.map { .init($0, .number(document.count($0))) }),
      "measured": .number(measuredSurfaces), "rows": .array(document.surfaces.map(surface)),
    ]
  }

  private func surface(_ surface: AuditDocument.Surface) -> JSONValue {
    let measures = measures(of: surface)
    return [
      "id": .string(surface.id), "surface": .string(surface.surface),
      "rule": .string(surface.rule), "v3": .string(surface.spec), "app": .string(surface.app),
      "status": .string(surface.status), "gap": .string(surface.gap),
      "isMeasured": .bool(!measures.isEmpty), "measures": Self.ids(measures),
    ]
  }

  private func measure(_ finding: Finding) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(finding.id)), .init("subject", .string(finding.subject)),
      .init("value", .number(finding.value)), .init("unit", .string(finding.demand.unit.name)),
      .init("limit", Self.limit(finding.demand.limit)), .init("text", .string(finding.text)),
      .init("clause", .string(finding.demand.clause)), .init("isMet", .bool(finding.isMet)),
      .init("isBelowFloor", .bool(finding.isBelowFloor)),
      .init("theme", finding.theme.map { .string($0.rawValue) } ?? .null),
      .init("places", .array(finding.places.map { .string($0) })),
    ]
    if let pair = finding.pair {
      members.append(
        .init("colors", .array([.string(pair.upper.hex), .string(pair.lower.hex)])))
    }
    if !finding.isMet {
      members += [
        .init("isAccepted", .bool(reason(finding) != nil)),
        .init("reason", reason(finding).map { .string($0) } ?? .null),
      ]
    }
    return .object(members)
  }

  private static func limit(_ limit: Demand.Limit) -> JSONValue {
    switch limit {
    case .atLeast(let number): ["atLeast": .number(number)]
    case .atMost(let number): ["atMost": .number(number)]
    case .exactly(let number): ["exactly": .number(number)]
    }
  }

  private static func ids(_ findings: [Finding]) -> JSONValue {
    .array(findings.map { .string($0.id) })
  }
}

extension Demand.Unit {
  fileprivate var name: String {
    switch self {
    case .ratio: "contrast ratio"
    case .points: "pt"
    case .percent: "percent"
    case .seconds: "s"
    case .number: "number"
    case .count(_, let many): many
    }
  }
}
