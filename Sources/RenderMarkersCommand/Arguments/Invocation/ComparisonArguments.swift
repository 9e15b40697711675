package import Bitmap

/// What `compare` and `check` have in common: what passes, and where it is reported.
package struct ComparisonArguments: Sendable {
  /// What is let pass.
  package let options: ComparisonOptions
  /// The folder to write the review page into.
  package let report: String?
  /// The file to write the numbers into as JSON; "-" for standard output.
  package let json: String?
  /// The file to write JUnit XML into; "-" for standard output.
  package let junit: String?
  /// Whether nothing is printed but errors.
  package let isQuiet: Bool
}
