package import Bitmap

/// What the comparison of a case found.
package struct ComparedCase: Sendable {
  /// Its path below both folders.
  package let path: RelativePath
  /// In a word.
  package let verdict: ReviewVerdict
  /// Why a side is unreadable or the case counts as it does; nil where the numbers say it.
  package let message: String?
  /// The numbers; nil where one side is missing or unreadable, or the files are the same.
  package let comparison: BitmapComparison?
  /// The cells of a sheet that differ, by name, in the order of the sheet.
  package let cells: [String]
  /// What the golden is allowed to be off; nil for nothing of its own.
  package let tolerance: CaseTolerance?

  init(
    _ item: ComparisonCase, _ verdict: ReviewVerdict, message: String? = nil,
    comparison: BitmapComparison? = nil, cells: [String] = []
  ) {
    path = item.path
    tolerance = item.tolerance
    self.verdict = verdict
    self.message = message
    self.comparison = comparison
    self.cells = cells
  }

  /// Whether a run with this case among others may be called equal.
  package var passes: Bool { verdict == .equal || verdict == .tolerated }
}
