/// A shell that a completion script can be written for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
