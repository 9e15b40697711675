import DesignTokens

/// Reads a command line by the tables of a command and those below it, by the conventions of
/// swift-argument-parser: command words come first, an option's value follows it or a "=", a
/// value option given twice takes the last value, "--" ends the options.
///
/// Beyond those conventions, a negative number after a value option is its value: "--bearing -45".
struct ArgumentParser: Sendable {
  /// The program's own command.
  let root: CommandSpec

  /// Follows the command words at the start; gives the command and what is left for it.
  func resolve(_ arguments: [String]) -> (command: ResolvedCommand, rest: ArraySlice<String>) {
    var command = ResolvedCommand(path: [root.name], spec: root)
    var rest = arguments[...]
    while let next = command.spec.subcommands.first(where: { $0.name == rest.first }) {
      command = command.below(next)
      rest = rest.dropFirst()
    }
    return (command, rest)
  }

  /// Reads `arguments` as options and positionals of `command`.
  func parse(
    _ arguments: ArraySlice<String>, for command: ResolvedCommand
  ) throws(UsageError) -> ParsedArguments {
    if let title = command.spec.requiredSubcommand {
      throw subcommandError(title, arguments.first, command)
    }
    var parsed = ParsedArguments(command: command)
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        rest.forEach { parsed.append(positional: $0) }
        break
      }
      guard Self.isOption(argument) else {
        parsed.append(positional: argument)
        continue
      }
      try readOption(argument, followedBy: &rest, into: &parsed)
    }
    if let limit = limit(of: command.spec), parsed.positionals.count > limit {
      throw command.error("unexpected argument \(Quoting.quoted(parsed.positionals[limit]))")
    }
    return parsed
  }

  /// Whether `argument` names an option. "-" alone, "-inf" and whatever has a digit behind its dash
  /// are values, to be judged as numbers.
  static func isOption(_ argument: String) -> Bool {
    guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else { return false }
    return Double(argument) == nil
      && argument.utf8.dropFirst().first.map { $0 < 0x30 || $0 > 0x39 } ?? false
  }

  private func limit(of spec: CommandSpec) -> Int? {
    spec.positional.map(\.limit) ?? 0
  }

  private func readOption(
    _ argument: String, followedBy rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    // By bytes: a combining mark behind "=" belongs to the value.
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)])
    let attached = equals.map { String(argument.unicodeScalars[$0...].dropFirst()) }
    guard let option = parsed.command.spec.option(named: name) else {
      throw unknownOption(name, parsed.command)
    }
    switch (option.kind, attached) {
    case (.flag, nil):
      parsed.append(option)
    case (.flag, let value?):
      throw parsed.command.error("'\(option.key)' takes no value, not \(Quoting.quoted(value))")
    case (_, let value?):
      parsed.append(option, value: value)
    case (_, nil):
      parsed.append(option, value: try nextValue(of: option, from: &rest, parsed.command))
    }
  }

  private func nextValue(
    of option: OptionSpec, from rest: inout ArraySlice<String>, _ command: ResolvedCommand
  ) throws(UsageError) -> String {
    if let next = rest.first, !Self.isOption(next) {
      rest.removeFirst()
      return next
    }
    var message = "missing value for '\(option.synopsis)'"
    if let next = rest.first, next != "--", command.spec.option(named: next) == nil {
      message += "; a value that starts with '-' is joined by '=': "
      message += Quoting.quoted("\(option.key)=\(next)")
    }
    throw command.error(message)
  }

  private func subcommandError(
    _ title: String, _ word: String?, _ command: ResolvedCommand
  ) -> UsageError {
    let names = command.spec.subcommands.map(\.name)
    guard let word, !Self.isOption(word) else {
      return command.error(
        "missing \(title) after '\(command.spec.name)'; accepted: \(names.joined(separator: ", "))")
    }
    return command.error(Self.unknown(title, word, among: names))
  }

  /// "unknown sheet 'statoins': did you mean 'stations'?"
  static func unknown(_ what: String, _ word: String, among names: [String]) -> String {
    "unknown \(what) \(Quoting.quoted(word))" + accepted(names, insteadOf: word)
  }

  /// What to say after a wrong word: the nearest of `names`, or all of them where none is near.
  static func accepted(_ names: [String], insteadOf word: String) -> String {
    if let near = suggestion(for: word, among: names) { return ": did you mean '\(near)'?" }
    return "; accepted: " + names.joined(separator: ", ")
  }

  private func unknownOption(_ name: String, _ command: ResolvedCommand) -> UsageError {
    let owners = owners(of: name, from: ResolvedCommand(path: [root.name], spec: root))
    guard owners.isEmpty else {
      let list = owners.map { "'\($0)'" }.joined(separator: ", ")
      return command.error(
        "option '\(name)' does not belong to '\(command.shortName)'; it is for \(list)")
    }
    let candidates = command.spec.options.filter { !$0.isHidden }.map(\.key)
      .filter { $0.hasPrefix("--") }
    let near = suggestion(for: name, among: candidates).map { ": did you mean '\($0)'?" } ?? ""
    return command.error("unknown option \(Quoting.quoted(name))\(near)")
  }

  /// The commands that know the option, without those below one that passes it on.
  private func owners(of option: String, from command: ResolvedCommand) -> [String] {
    let isOwner = command.spec.option(named: option) != nil
    let own = isOwner ? [command.shortName] : []
    guard !isOwner || command.path.count == 1 else { return own }
    return own + command.spec.subcommands.flatMap { owners(of: option, from: command.below($0)) }
  }
}
