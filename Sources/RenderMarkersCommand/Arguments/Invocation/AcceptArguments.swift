package import Sheets

/// What `accept` is asked for.
package struct AcceptArguments: Sendable {
  /// Which goldens; empty for all.
  package let patterns: [CellPattern]
  /// The folder of goldens.
  package let goldens: String
  /// The file of a reviewer's decisions; nil to accept whatever differs.
  package let review: String?
  /// Whether nothing is printed but errors.
  package let isQuiet: Bool
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
}
