import DesignTokens
import Exports
import Markers
import Sheets

/// `audit`: measures a pack, and tells of it.
struct AuditCommand {
  private let arguments: AuditArguments

  init(_ arguments: AuditArguments) { self.arguments = arguments }

  func run() async throws -> ExitStatus {
    let baseline = try arguments.baseline.map { path in
      try AuditBaseline(
        AtomicFile.read(path, limit: AuditBaseline.greatestFile), file: path)
    }
    let resources = try Resources(arguments.resources)
    let report = try AuditReport(
      resources.entry, designs: Theme.allCases.map(resources.design), baseline: baseline)
    if let file = arguments.json {
      try write(report.json.serialized(pretty: true) + "\n", to: file)
    }
    if let file = arguments.junit { try write(report.junit, to: file) }
    if !arguments.isQuiet {
      noteStale(report)
      if !isOutputTaken { try StandardStream.output.write(report.text) }
    }
    if var sheet = arguments.sheet {
      sheet.isQuiet = arguments.isQuiet || isOutputTaken
      try await SheetsCommand(sheet, accepted: baseline).run()
    }
    return report.passes ? .success : .different
  }

  /// Whether a file stands on standard output, which then holds nothing else.
  private var isOutputTaken: Bool { arguments.json == "-" || arguments.junit == "-" }

  private func noteStale(_ report: AuditReport) {
    guard let file = report.baseline?.file else { return }
    for entry in report.stale {
      StandardStream.error.note(
        "warning: \(file):\(entry.line): '\(entry.finding)' is accepted and not found any more; "
          + "take it out\n")
    }
  }

  private func write(_ text: String, to file: String) throws {
    guard file != "-" else { return try StandardStream.output.write(text) }
    try AtomicFile.write(Array(text.utf8), to: file)
  }
}
