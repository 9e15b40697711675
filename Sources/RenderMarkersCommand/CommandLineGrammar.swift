/// The command line of this program: its tables, and their reading into what is asked for.
///
/// No file is opened and nothing is printed: what a message needs to know of sheets and lines
/// comes in with `sheets` and `lines`.
package struct CommandLineGrammar: Sendable {
  /// The name under which the program is called.
  static let program = "render-markers"

  /// Every sheet's name, in order.
  let sheets: [String]
  /// The names of those that are rendered when none is given.
  let standardSheets: [String]
  /// The names of those that there are animations of.
  let animatedSheets: [String]
  /// The ids of the pack's lines, in order, for completion; token files may add more.
  let lines: [String]

  /// The other packs that are built in, with their sheets.
  let otherPacks: [PackWords]

  /// The words of a pack.
  package struct PackWords: Sendable {
    /// What `--pack` calls it.
    package let name: String
    /// Every sheet's name, in order.
    package let sheets: [String]
    /// The names of those that are rendered when none is given.
    package let standardSheets: [String]
    /// The name of its audit's sheet; nil without.
    package let auditSheet: String?

    /// A pack's words.
    package init(
      name: String, sheets: [String], standardSheets: [String], auditSheet: String? = nil
    ) {
      self.name = name
      self.sheets = sheets
      self.standardSheets = standardSheets
      self.auditSheet = auditSheet
    }
  }

  /// The grammar for these sheets and lines, which are those of the pack that is drawn when none is
  /// named.
  package init(
    sheets: [String], standardSheets: [String], animatedSheets: [String], lines: [String],
    otherPacks: [PackWords] = []
  ) {
    self.sheets = sheets
    self.standardSheets = standardSheets
    self.animatedSheets = animatedSheets
    self.lines = lines
    self.otherPacks = otherPacks
  }

  /// Reads the arguments that follow the program's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let parser = ArgumentParser(root: root)
    let (command, rest) = parser.resolve(arguments)
    // As in swift-argument-parser, these two win over anything that is wrong beside them.
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return .help(HelpText(command: command).text)
    }
    if options.contains("--version") { return .version }
    let parsed = try parser.parse(rest, for: command)
    switch command.path.dropFirst().first.flatMap(CommandWord.init(rawValue:)) {
    case .marker?: return .marker(try marker(parsed))
    case .scene?: return .scene(try scene(parsed))
    case .list?: return .list(try list(parsed))
    case .compare?: return .compare(try compare(parsed))
    case .audit?: return .audit(try audit(parsed))
    case .check?: return .check(try check(parsed))
    case .accept?: return .accept(try accept(parsed))
    case .text?: return .text(try text(parsed))
    case .help?: return .help(try help(parsed))
    case nil where parsed.value(completionOption.key) != nil:
      return .completionScript(try completionScript(parsed.choice(completionOption.key)))
    case nil: return .sheets(try sheets(parsed))
    }
  }

  /// The program's own command, which renders sheets, with those below it.
  var root: CommandSpec {
    CommandSpec(
      name: Self.program, abstract: "Render proof sheets and single transit map markers.",
      discussion: """
        Writes each sheet in each theme and scale as one picture and prints its path. Without a \
        sheet's name, \(standardSheets.joined(separator: ", ")) are rendered.
        """,
      usage: "[<sheet> ...] [<options>]",
      positional: PositionalSpec(name: "sheet", help: "The sheets to render.", words: sheets),
      options: sheetsOptions + animationOptions + [packOption] + resourceOptions + runOptions + [
        .flag("--version", help: "Show the version."), Self.helpOption, completionOption,
      ],
      subcommands: [
        markerCommand, sceneCommand, listCommand, auditCommand, compareCommand, checkCommand,
        acceptCommand, textCommand, helpCommand,
      ])
  }

  /// A word that names a command instead of a sheet.
  enum CommandWord: String, CaseIterable {
    case marker, scene, list, audit, compare, check, accept, text, help
  }

  static let helpOption = OptionSpec.flag("-h", "--help", help: "Show help information.")

  private var completionOption: OptionSpec {
    .value(
      "--generate-completion-script", "shell", help: "Print a completion script.",
      completion: .words(Self.words(CompletionShell.self)))
  }

  private var listCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.list.rawValue, abstract: "List sheets, markers, lines or tokens.",
      usage: "[<topic>] [--pack <pack>] [--json]",
      positional: PositionalSpec(
        name: "topic", help: "What to list; everything when left out.",
        words: Self.words(ListArguments.Topic.self), limit: 1),
      options: [packOption, .flag("--json", help: "Print JSON."), Self.helpOption])
  }

  private var helpCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.help.rawValue, abstract: "Show help for a command.",
      usage: "[<command> ...]",
      positional: PositionalSpec(
        name: "command", help: "The command, such as 'marker' or 'marker bus'.",
        words: Self.words(CommandWord.self)),
      options: [Self.helpOption])
  }

  private func list(_ parsed: ParsedArguments) throws(UsageError) -> ListArguments {
    var topic: ListArguments.Topic?
    if let word = parsed.positionals.first { topic = try parsed.choice("<topic>", word) }
    return ListArguments(
      pack: try pack(parsed), topic: topic, isJSON: parsed.flag("--json"))
  }

  private func help(_ parsed: ParsedArguments) throws(UsageError) -> String {
    let (command, rest) = ArgumentParser(root: root).resolve(parsed.positionals)
    if let word = rest.first {
      let names = command.spec.subcommands.map(\.name)
      let what = command.spec.requiredSubcommand ?? "command"
      guard !names.isEmpty else {
        throw parsed.command.error("unexpected argument \(Quoting.quoted(word))")
      }
      throw parsed.command.error(ArgumentParser.unknown(what, word, among: names))
    }
    return HelpText(command: command).text
  }

  private func completionScript(_ shell: CompletionShell) -> String {
    CompletionScript(root: root).text(for: shell)
  }
}
