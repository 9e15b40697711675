/// A dialog of the system: a title, a message, and one button (002: "one Close button").
package struct SystemDialog: Hashable, Sendable {
  package let title: String
  /// The message in parts, between which a blank line stands.
  package let items: [String]

  /// The label of its button.
  package static let button = "Close"

  /// The labels of all its buttons: 002 gives it one.
  package static let buttons = [button]

  /// The whole message.
  package var message: String { items.joined(separator: "\n\n") }
}
