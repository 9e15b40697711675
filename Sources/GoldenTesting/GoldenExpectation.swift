import Exports
import Testing

/// A golden that a test expects something of: whether it is written, and how a failure is told.
struct GoldenExpectation {
  /// Its name.
  let path: RelativePath
  private let folder: GoldenFolder
  private let recording: GoldenRecording
  private let sourceLocation: SourceLocation
  private let environment = GoldenEnvironment.current

  init(
    _ name: String, _ folder: GoldenFolder, _ recording: GoldenRecording,
    _ sourceLocation: SourceLocation
  ) {
    path = RelativePath(name)
    self.folder = folder
    self.recording = recording
    self.sourceLocation = sourceLocation
  }

  /// Settles what `find` finds about the golden's file, which is nil where there is none.
  func settle(_ find: (_ file: String?) throws -> GoldenFinding) {
    guard path.isPlain else {
      return fail([
        "\(path.printed): a golden's name stays within its folder: no component is empty, . or .."
      ])
    }
    let failures = FailureFolder(folder.failures, path, sourceLocation)
    failures.clear()
    do {
      let file = folder.file(path)
      let finding = try find(SystemPath.kind(file) == .nothing ? nil : file)
      settle(finding, failures)
    } catch {
      fail(["\(path.printed): \(error)"])
    }
  }

  private func settle(_ finding: GoldenFinding, _ failures: FailureFolder) {
    let isWanted =
      recording.covers(finding.verdict, isGoldenDamaged: finding.isGoldenDamaged)
      && environment.permits(path)
    if isWanted, environment.ci == nil { return record(finding) }
    guard !finding.passes else { return }
    var lines = [finding.line, "golden:     \(folder.file(path))"]
    lines += finding.evidence().map(failures.keep)
    if isWanted, let ci = environment.ci {
      lines.append("not written: CI is set to \(shellQuoted(ci)), and CI never writes goldens")
    }
    if let problem = environment.recordingProblem { lines.append(problem) }
    fail(lines + [environment.toolchain, "to update:  \(folder.updateCommand(path))"])
  }

  /// Writes the golden, and fails: an update is looked at, not passed.
  private func record(_ finding: GoldenFinding) {
    do {
      try AtomicFile.makeFolder(folder.path)
      try GoldenWriter(folder.path).write(finding.golden(), to: path)
      fail([finding.line, "wrote \(folder.file(path)): look at it, and run the test again"])
    } catch {
      fail([finding.line, "not written: \(error)"])
    }
  }

  private func fail(_ lines: [String]) {
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
