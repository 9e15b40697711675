package import Sheets

/// What `check` is asked for.
package struct CheckArguments: Sendable {
  /// Which goldens; empty for all.
  package let patterns: [CellPattern]
  /// The folder of goldens.
  package let goldens: String
  /// What passes, and where it is reported.
  package let comparison: ComparisonArguments
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
}
