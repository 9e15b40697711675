/// Completion scripts from the tables of a program; each ends with a newline.
struct CompletionScript {
  /// The program's own command.
  let root: CommandSpec

  /// The script for `shell`.
  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Every command, those with the longer path first; the path is without the program's name.
  var commands: [(path: String, spec: CommandSpec)] {
    func below(_ path: [String], _ spec: CommandSpec) -> [(path: String, spec: CommandSpec)] {
      spec.subcommands.flatMap { below(path + [$0.name], $0) } + [
        (path.joined(separator: " "), spec)
      ]
    }
    return below([], root)
  }

  /// The name of the shell function that completes, and the start of its helpers' names.
  var function: String {
    "_" + root.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The options that completion offers.
  func options(of spec: CommandSpec) -> [OptionSpec] {
    spec.options.filter { !$0.isHidden }
  }

  /// `text` in single quotes for a shell of the Bourne family.
  func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// One `case` branch a command that finds out, from "$typed", which command is being completed.
  var commandCases: String {
    commands.filter { !$0.path.isEmpty }
      .map { "        '\($0.path) '*) command='\($0.path)' ;;" }.joined(separator: "\n")
  }

  /// One `case` branch an option with a value, with what `action` makes of it.
  func valueCases(_ action: (OptionSpec.Completion) -> String) -> String {
    let branches = commands.flatMap { path, spec in
      options(of: spec).filter { $0.kind != .flag }.flatMap { option in
        option.names.map { "        '\(path) \($0)') \(action(option.completion)); return ;;" }
      }
    }
    return branches.joined(separator: "\n")
  }
}
