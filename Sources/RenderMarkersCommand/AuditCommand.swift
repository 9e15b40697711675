import DesignTokens
import Exports
import Markers
import Sheets

/// `audit`: measures a pack, and tells of it.
struct AuditCommand {
  private let arguments: AuditArguments

  init(_ arguments: AuditArguments) { self.arguments = arguments }

  /// Makes the sheet and knows where files go before anything is written, so that a mistake leaves
  /// nothing.
  func run() async throws -> ExitStatus {
    try checkNames()
    let baseline = try arguments.baseline.map { path in
      try AuditBaseline(
        AtomicFile.read(path, limit: AuditBaseline.greatestFile), file: path)
    }
    let resources = try Resources(arguments.resources)
    let report = try AuditReport(
      resources.entry, designs: Theme.allCases.map(resources.design), baseline: baseline)
    if let sheet = arguments.sheet { try AtomicFile.makeFolder(sheet.out) }
    for file in files { try AtomicFile.checkDestination(file) }
    if var sheet = arguments.sheet {
      sheet.isQuiet = arguments.isQuiet || isOutputTaken
      try await SheetsCommand(sheet, accepted: baseline, besides: files).run()
    }
    if let file = arguments.json {
      try write(report.json.serialized(pretty: true) + "\n", to: file)
    }
    if let file = arguments.junit { try write(report.junit, to: file) }
    if !arguments.isQuiet {
      noteStale(report)
      if !isOutputTaken { try StandardStream.output.write(report.text) }
    }
    return report.passes ? .success : .different
  }

  /// The files that are written besides the sheet; not standard output.
  private var files: [String] {
    [arguments.json, arguments.junit].compactMap(\.self).filter { $0 != "-" }
  }

  /// Refuses two names of one file: the later would replace the other, or the list that was read.
  private func checkNames() throws(CommandFailure) {
    let named = [
      ("--baseline", arguments.baseline), ("--json", arguments.json), ("--junit", arguments.junit),
    ].compactMap { option, file in
      file.flatMap { $0 == "-" ? nil : SystemPath.resolvedOrPlanned($0) }
        .map { (option: option, place: $0) }
    }
    for (index, later) in named.enumerated() {
      guard let first = named[..<index].first(where: { $0.place == later.place }) else { continue }
      throw CommandFailure(
        .usage, "'\(first.option)' and '\(later.option)' name the same file")
    }
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
