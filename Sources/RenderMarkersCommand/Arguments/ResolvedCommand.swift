/// A command with the words that lead to it; the place from which its usage errors speak.
struct ResolvedCommand: Sendable {
  /// The words from the program's name on: ["render-markers", "marker", "bus"].
  var path: [String]
  /// What the last of these words takes.
  var spec: CommandSpec

  /// The words as typed: "render-markers marker bus".
  var name: String { path.joined(separator: " ") }

  /// The same without the program's name, which alone stands for itself: "marker bus".
  var shortName: String { path.count == 1 ? name : path.dropFirst().joined(separator: " ") }

  /// The usage line without its heading.
  var usage: String { name + " " + spec.usage }

  /// The command one word further.
  func below(_ subcommand: CommandSpec) -> ResolvedCommand {
    ResolvedCommand(path: path + [subcommand.name], spec: subcommand)
  }

  /// A usage error of this command.
  func error(_ message: String) -> UsageError {
    UsageError(message: message, usage: usage, command: name)
  }
}
