/// What a command line gave to a command; values are as typed, not yet judged.
struct ParsedArguments: Sendable {
  /// One use of an option.
  private struct Use {
    let key: String
    let value: String
  }

  /// The command they belong to.
  let command: ResolvedCommand
  /// The words beside the options, in order.
  private(set) var positionals: [String] = []
  private var uses: [Use] = []

  /// Nothing given yet.
  init(command: ResolvedCommand) {
    self.command = command
  }

  /// Adds a word beside the options.
  mutating func append(positional: String) {
    positionals.append(positional)
  }

  /// Adds a use of `option`, with an empty value for a flag.
  mutating func append(_ option: OptionSpec, value: String = "") {
    uses.append(Use(key: option.key, value: value))
  }

  /// Whether the option was given.
  func flag(_ key: String) -> Bool {
    uses.contains { $0.key == key }
  }

  /// The last value given to the option, else its default, else nil.
  func value(_ key: String) -> String? {
    uses.last { $0.key == key }?.value ?? command.spec.option(named: key)?.defaultValue
  }

  /// Every value given to the option, in order.
  func values(_ key: String) -> [String] {
    uses.filter { $0.key == key }.map(\.value)
  }
}
