/// The command that prints texts.
extension CommandLineGrammar {
  /// `text` with one command below it for each topic.
  var textCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.text.rawValue, abstract: "Print what a sheet says, as text.",
      usage: "<topic> <file> [--json]", options: [Self.helpOption],
      subcommands: TextArguments.Topic.allCases.map(Self.command), requiredSubcommand: "topic")
  }

  private static func command(for topic: TextArguments.Topic) -> CommandSpec {
    switch topic {
    case .alerts:
      CommandSpec(
        name: topic.rawValue, abstract: "Alerts and step-free access on a stop's sheet.",
        discussion: """
          Prints the labels of the buttons, then each dialog with its texts. The file holds a stop, \
          its step-free status and the alerts that are known, as JSON; \
          Fixtures/schemas/stop.schema.json describes it, and Fixtures/stops has an example.
          """,
        usage: "<file> [--json]",
        positional: PositionalSpec(
          name: "file", help: "The file to read; '-' for standard input.", words: [], limit: 1),
        options: [.flag("--json", help: "Print JSON."), helpOption])
    }
  }

  func text(_ parsed: ParsedArguments) throws(UsageError) -> TextArguments {
    let topic: TextArguments.Topic = try parsed.choice("topic", parsed.command.spec.name)
    guard let file = parsed.positionals.first else {
      throw parsed.command.error("missing argument '<file>'")
    }
    guard !file.isEmpty else {
      throw parsed.invalid("<file>", file, accepted: "a path that is not empty, or -")
    }
    return TextArguments(topic: topic, file: file, isJSON: parsed.flag("--json"))
  }
}
