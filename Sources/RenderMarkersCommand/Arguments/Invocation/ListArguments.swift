/// What `list` is asked for.
package struct ListArguments: Sendable {
  /// What can be listed.
  package enum Topic: String, CaseIterable, Sendable {
    /// The sheets' names.
    case sheets
    /// The named states of every marker.
    case markers
    /// The lines, in order.
    case lines
    /// The tokens with value and origin.
    case tokens
  }

  /// The pack that it is listed of.
  package let pack: ResourceArguments.Pack
  /// What to list; nil for everything.
  package let topic: Topic?
  /// Whether to list it as JSON.
  package let isJSON: Bool
}
