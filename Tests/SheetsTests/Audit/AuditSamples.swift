import DesignTokens
import Foundation
import Markers
import Sheets
import Testing
import Typesetting

/// Audits that several tests look at, each made once.
enum AuditSamples {
  /// The pack chitransit in both themes.
  static func chitransit() throws -> AuditReport { try made.get() }

  private static let made = Result { try report([]) }

  /// The same with tokens that change what is measured.
  static func changed() throws -> AuditReport { try other.get() }

  private static let other = Result {
    try report([
      length("hit-area", "side", "27"), length("route-chip", "row.gap", "16"),
      length("route-chip", "row.inset", "4.5"), length("panel", "grabber.width", "36"),
      overlay(
        "motion", "stop.reduced-duration", "duration", #"{"value": 250, "unit": "ms"}"#),
      overlay(
        "accent-ink", "", "color",
        ##"{"colorSpace": "srgb", "components": [0.0431, 0.3608, 0.8353], "hex": "#0B5CD5"}"##),
    ])
  }

  /// The same with a ninth line, lime, drawn in its base.
  static func withLime() throws -> AuditReport { try lime.get() }

  private static let lime = Result {
    try report([
      overlay(
        "line", "lime.base", "color",
        ##"{"colorSpace": "srgb", "components": [0.8, 1, 0.4], "hex": "#CCFF66"}"##)
    ])
  }

  /// The pack citymapper in both themes.
  static func citymapper() throws -> AuditReport { try city.get() }

  private static let city = Result { try citymapper([]) }

  /// The same with token files' texts laid over the pack.
  static func citymapper(
    _ overlays: [String], baseline: AuditBaseline? = nil
  ) throws -> AuditReport {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let typesetter = try Typesetter.of(root.appending(path: ".fonts").path)
    let entry = try #require(PackRegistry.builtIn["citymapper"])
    let sources = overlays.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }
    let pack = try entry.load(sources, [])
    return try AuditReport(
      entry, designs: Theme.allCases.map { try pack.design(theme: $0, typesetter: typesetter) },
      baseline: baseline)
  }

  private static func length(_ group: String, _ name: String, _ points: String) -> String {
    overlay(group, name, "dimension", "{\"value\": \(points), \"unit\": \"px\"}")
  }

  /// A token file with one token: its group, its name within it with dots between, type and value.
  private static func overlay(
    _ group: String, _ name: String, _ type: String, _ value: String
  ) -> String {
    let token = """
      {"$type": "\(type)", "$value": \(value),
      "$extensions": {"org.render-markers": {"origin": "chosen", "note": "a test"}}}
      """
    let path = [group] + name.split(separator: ".").map(String.init)
    return path.reversed().reduce(token) { "{\"\($1)\": \($0)}" }
  }

  /// The same with token files' texts laid over the pack.
  static func report(_ overlays: [String], palette: String = "default") throws -> AuditReport {
    let sources = overlays.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }
    let entry = try #require(PackRegistry.builtIn["chitransit"])
    let pack = try entry.load(sources, [])
    let typesetter = try SheetSamples.typesetter()
    return try AuditReport(
      entry,
      designs: Theme.allCases.map {
        try pack.design(theme: $0, palette: palette, typesetter: typesetter)
      })
  }
}

extension AuditReport {
  /// The measure of that id.
  func measure(_ id: String) throws -> Finding {
    try #require(measures.first { $0.id == id }, "\(id)")
  }

  /// The ids of the findings that begin and end so.
  func findingIDs(_ start: String, _ end: String = "") -> [String] {
    findings.map(\.id).filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
  }
}
