/// A command line that cannot be followed: what is wrong, and where to read what is right.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the option and the value, and what would be accepted.
  package let message: String
  /// The usage line of the command that was meant, without its heading.
  package let usage: String
  /// The command that was meant, with the program's name.
  package let command: String

  /// The status with which the program ends.
  package var exitStatus: ExitStatus { .usage }

  /// The whole text for standard error, without a newline at its end.
  package var description: String {
    """
    Error: \(message)
    \(TextWrapping.usage("Usage: ", [usage]))
      See '\(command) --help' for more information.
    """
  }
}
