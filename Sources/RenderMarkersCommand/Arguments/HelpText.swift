/// A command's help in the layout of swift-argument-parser, at 80 columns.
struct HelpText {
  /// The column in which explanations start.
  private static let labelWidth = 26

  let command: ResolvedCommand

  /// The whole text, without a newline at its end.
  var text: String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var sections: [String] {
    let spec = command.spec
    let usages = [command.usage] + spec.subcommands.map { command.below($0).usage }
    return [
      TextWrapping.paragraphs("OVERVIEW: " + spec.abstract),
      TextWrapping.paragraphs(spec.discussion),
      TextWrapping.usage("USAGE: ", usages),
      section("ARGUMENTS", (spec.positional.map { [$0] } ?? []).map(row)),
      section("OPTIONS", spec.options.filter { !$0.isHidden }.map(row)),
      section("SUBCOMMANDS", spec.subcommands.map { row($0.name, $0.abstract) }),
      spec.subcommands.isEmpty ? "" : pointer,
    ]
  }

  private var pointer: String {
    let words = ([command.path[0], "help"] + command.path.dropFirst()).joined(separator: " ")
    return "  See '\(words) <subcommand>' for detailed help."
  }

  private func section(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : ([title + ":"] + rows).joined(separator: "\n")
  }

  private func row(_ positional: PositionalSpec) -> String {
    row("<\(positional.name)>", positional.help + note(positional.words, nil))
  }

  private func row(_ option: OptionSpec) -> String {
    let values: [String] =
      switch option.completion {
      case .words(let words), .commaSeparated(let words): words
      default: []
      }
    return row(option.label, option.help + note(values, option.defaultValue))
  }

  private func note(_ values: [String], _ defaultValue: String?) -> String {
    let parts = [
      values.isEmpty ? nil : "values: " + values.joined(separator: ", "),
      defaultValue.map { "default: " + $0 },
    ].compactMap { $0 }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
  }

  private func row(_ label: String, _ help: String) -> String {
    let start = "  " + label
    let wrapped = TextWrapping.paragraphs(help, indent: Self.labelWidth)
    guard start.count < Self.labelWidth else { return start + "\n" + wrapped }
    return start + wrapped.dropFirst(start.count)
  }
}
