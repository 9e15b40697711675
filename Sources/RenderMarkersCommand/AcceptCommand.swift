import Bitmap
import Exports
import Sheets
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `accept`: writes the goldens that really differ.
struct AcceptCommand {
  private let arguments: AcceptArguments

  init(_ arguments: AcceptArguments) { self.arguments = arguments }

  func run() async throws -> ExitStatus {
    if let value = Self.ciValue {
      throw CommandFailure(
        .noPermission,
        "CI is set to \(Quoting.quoted(value)), and CI never writes goldens: run "
          + "accept where a person looks at them")
    }
    let decisions = try arguments.review.map { file in
      try ReviewDecisions(
        AtomicFile.read(file, limit: ReviewDecisions.greatestFile), file: file)
    }
    let accepted = decisions.map { Set($0.decisions.filter(\.isAccepted).map(\.path)) }
    let goldens = try CheckCommandGoldens(
      arguments.goldens, arguments.patterns, arguments.resources
    ) { path in accepted?.contains(path) ?? true }
    let unknown = (accepted ?? []).subtracting(goldens.cases.cases.map(\.path)).filter { path in
      arguments.patterns.isEmpty || arguments.patterns.contains { $0.matches(path.text) }
    }
    let changes = try await apply(
      goldens.cases.cases, GoldenAcceptance(GoldenWriter(arguments.goldens), decisions: decisions))
    return try tell(changes, unknown: unknown.sorted())
  }

  /// What CI is set to; nil where it is not set, or to a word for no.
  private static var ciValue: String? {
    ContinuousIntegration.setting(unsafe getenv("CI").map { unsafe String(cString: $0) })
  }

  private typealias Change = (result: GoldenAcceptance.Result, case: ComparedCase)

  /// Compares and writes, on all cores. A write that fails ends it, once what was written before is
  /// told of.
  private func apply(
    _ cases: [ComparisonCase], _ acceptance: GoldenAcceptance
  ) async throws -> [Change] {
    let results = Mutex([GoldenAcceptance.Result?](repeating: nil, count: cases.count))
    let outcomes = Mutex([ComparedCase?](repeating: nil, count: cases.count))
    let comparer = CaseComparer(.exact, loadsAll: arguments.review != nil, cells: .none)
    let run = ComparisonRun(cases, comparer) { index, outcome in
      let result = try acceptance.apply(outcome)
      results.withLock { $0[index] = result }
      outcomes.withLock { $0[index] = outcome.result }
    }
    func changes() -> [Change] {
      zip(results.withLock(\.self), outcomes.withLock(\.self)).compactMap { result, outcome in
        guard let result, let outcome else { return nil }
        return (result, outcome)
      }
    }
    do {
      _ = try await run.run(workers: processorCount())
    } catch {
      _ = try tell(changes(), unknown: [])
      throw error
    }
    return changes()
  }

  /// Prints every golden that was touched, and what was not done; gives the command's status.
  private func tell(_ changes: [Change], unknown: [RelativePath]) throws -> ExitStatus {
    var counts = (written: 0, removed: 0, refused: unknown.count, unchanged: 0)
    for (result, outcome) in changes {
      switch result {
      case .unchanged: counts.unchanged += 1
      case .written:
        counts.written += 1
        try say("wrote    \(outcome.name): \(outcome.detail)")
      case .removed:
        counts.removed += 1
        try say("removed  \(outcome.name): \(outcome.detail)")
      case .kept(let reason): try say("kept     \(outcome.name): \(reason)")
      case .refused(let reason):
        counts.refused += 1
        StandardStream.error.note("refused  \(outcome.name): \(reason)\n")
      }
    }
    for path in unknown {
      StandardStream.error.note(
        "refused  \(Quoting.quoted(path.text)): no golden and no picture has this name\n")
    }
    var parts = ["\(counts.written) written", "\(counts.unchanged) unchanged"]
    if counts.removed > 0 { parts.append("\(counts.removed) removed") }
    if counts.refused > 0 { parts.append("\(counts.refused) refused") }
    try say(parts.joined(separator: ", "))
    return counts.refused == 0 ? .success : .different
  }

  private func say(_ line: String) throws {
    if !arguments.isQuiet { try StandardStream.output.write(line + "\n") }
  }
}

extension ComparedCase {
  /// The path, fit for a terminal.
  fileprivate var name: String { path.printed }
}
