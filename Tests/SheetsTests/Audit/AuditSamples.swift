import DesignTokens
import Markers
import Sheets
import Testing

/// Audits that several tests look at, each made once.
enum AuditSamples {
  /// The pack chitransit in both themes.
  static func chitransit() throws -> AuditReport { try made.get() }

  private static let made = Result { try report([]) }

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
