/// What `audit` is asked for.
package struct AuditArguments: Sendable {
  /// The file to write everything into as JSON; "-" for standard output.
  package let json: String?
  /// The file to write JUnit XML into; "-" for standard output.
  package let junit: String?
  /// The file with the findings that are accepted.
  package let baseline: String?
  /// The sheet that is rendered as well; nil for none.
  package let sheet: SheetsArguments?
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
  /// Whether nothing is printed but errors.
  package let isQuiet: Bool
}
