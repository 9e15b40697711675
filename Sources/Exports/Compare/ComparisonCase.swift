/// A picture to be compared: what it should be, and what it is.
package struct ComparisonCase: Sendable {
  /// Its path below both folders.
  package let path: RelativePath
  /// The side that is right; nil where only the actual side has it.
  package let expected: PictureSource?
  /// The side in question; nil where only the expected side has it.
  package let actual: PictureSource?
  /// What this golden is allowed to be off; nil for nothing of its own.
  package let tolerance: CaseTolerance?
  /// Why a side cannot be compared at all; nil where it may be tried.
  package let problem: String?
  /// What the review page can draw over it.
  package let overlays: ReviewOverlays?

  /// A case.
  package init(
    _ path: RelativePath, expected: PictureSource?, actual: PictureSource?,
    tolerance: CaseTolerance? = nil, problem: String? = nil, overlays: ReviewOverlays? = nil
  ) {
    self.path = path
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.problem = problem
    self.overlays = overlays
  }
}
