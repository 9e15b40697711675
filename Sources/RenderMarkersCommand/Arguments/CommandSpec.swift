/// A command of the program: what it is called, what it takes, what stands below it.
struct CommandSpec: Sendable {
  /// The word that names it on the command line; the program's own name for the root.
  let name: String
  /// One sentence for lists of commands.
  let abstract: String
  /// Further paragraphs for its own help.
  var discussion = ""
  /// What follows the command's words in a usage line: "[<topic>] [--json]".
  let usage: String
  /// The words it takes beside options, or nil for none.
  var positional: PositionalSpec?
  /// Its options, in the order in which help lists them.
  var options: [OptionSpec] = []
  /// The commands below it.
  var subcommands: [CommandSpec] = []
  /// What a subcommand is called ("marker kind") where one must follow; nil where none need to.
  var requiredSubcommand: String?

  /// The option that goes by `name` ("--theme", "-o"), or nil.
  func option(named name: String) -> OptionSpec? {
    options.first { $0.names.contains(name) }
  }
}
