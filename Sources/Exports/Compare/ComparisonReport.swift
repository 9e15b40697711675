/// A finished comparison, for the files and lines that tell of it. No clock takes part: the same
/// outcome gives the same bytes.
package struct ComparisonReport: Sendable {
  /// What was compared, for headings: "goldens".
  package let title: String
  /// The expected file or folder, as named.
  package let expected: String
  /// The actual file or folder, as named; `thisRun` for drawings.
  package let actual: String
  /// Whether the two are folders, below which cases have paths.
  package let isFolder: Bool
  /// The outcomes in order.
  package let results: [ComparedCase]
  /// Their verdicts, counted.
  package let totals: ComparisonTotals

  /// What the actual side is called where it is drawn, not read.
  package static let thisRun = "this run"

  /// A report.
  package init(
    title: String, expected: String, actual: String, isFolder: Bool, results: [ComparedCase]
  ) {
    self.title = title
    self.expected = expected
    self.actual = actual
    self.isFolder = isFolder
    self.results = results
    totals = ComparisonTotals(results)
  }

  /// Whether everything is equal, or within its tolerance.
  package var passes: Bool { totals.failures == 0 }

  /// A line for each case that is not equal, and the totals last.
  package var text: String {
    let lines = results.filter { $0.verdict != .equal }.map { $0.line + "\n" }
    return lines.joined() + totals.text + "\n"
  }
}
