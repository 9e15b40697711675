import Exports

/// `check`: compares the goldens with what is drawn now.
struct CheckCommand {
  private let arguments: CheckArguments

  init(_ arguments: CheckArguments) { self.arguments = arguments }

  func run() async throws -> ExitStatus {
    try CompareCommandReport.check(arguments.comparison, folders: [arguments.goldens])
    let goldens = try CheckCommandGoldens(
      arguments.goldens, arguments.patterns, arguments.resources)
    let cases = goldens.cases.cases
    let comparer = CaseComparer(
      arguments.comparison.options, loadsAll: arguments.comparison.report != nil,
      cells: goldens.cases.finder)
    let output = CompareCommandReport(arguments.comparison, caseCount: cases.count)
    if !arguments.comparison.isQuiet { goldens.resources.noteFontFallbacks() }
    let run = ComparisonRun(cases, comparer) { index, outcome in
      try output.keep(index, cases[index], outcome)
    }
    let results = try await run.run(workers: processorCount())
    let report = ComparisonReport(
      title: arguments.goldens, expected: arguments.goldens, actual: ComparisonReport.thisRun,
      isFolder: true,
      results: results)
    return try output.finish(report, notes: goldens.cases.notes) { cases in
      ReviewData(
        title: arguments.goldens, expectedName: arguments.goldens,
        actualName: ComparisonReport.thisRun,
        acceptCommand: acceptCommand, grounds: try goldens.themed("ground"),
        papers: try goldens.themed("paper"), tokens: try goldens.tokenChanges(arguments.goldens),
        cases: cases)
    }
  }

  /// The command that applies a review of this run: what is drawn with other tokens is accepted
  /// with them.
  private var acceptCommand: String {
    let resources = arguments.resources
    var words = ["render-markers", "accept", "--from", "review.json"]
    if arguments.goldens != "goldens" { words += ["--goldens", arguments.goldens] }
    for file in resources.tokens { words += ["--tokens", file] }
    if let icons = resources.icons { words += ["--icons", icons] }
    if let fonts = resources.fonts { words += ["--fonts", fonts] }
    if resources.allowsFontFallback { words.append("--font-fallback") }
    if resources.palette != .default { words += ["--palette", resources.palette.rawValue] }
    return words.map(shellQuoted).joined(separator: " ")
  }
}
