/// What `compare` is asked for.
package struct CompareArguments: Sendable {
  /// The file or folder that is right.
  package let expected: String
  /// The file or folder in question.
  package let actual: String
  /// The file to write expected, difference and actual into, side by side.
  package let diff: String?
  /// A folder of fonts that replaces the program's.
  package let fonts: String?
  /// What passes, and where it is reported.
  package let comparison: ComparisonArguments
}
