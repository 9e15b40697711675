/// What `text` is asked for.
package struct TextArguments: Sendable {
  /// What can be said as text.
  package enum Topic: String, CaseIterable, Sendable {
    /// What a stop's sheet says of alerts and step-free access.
    case alerts
  }

  /// What to say.
  package let topic: Topic
  /// The file to read; "-" for standard input.
  package let file: String
  /// Whether to say it as JSON.
  package let isJSON: Bool
}
