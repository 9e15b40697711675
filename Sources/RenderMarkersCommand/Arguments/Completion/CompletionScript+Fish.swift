/// The script for fish.
extension CompletionScript {
  /// A file of fish's completion folder, or sourced.
  var fish: String {
    let words = commands.filter { !$0.path.isEmpty }
    return """
      function _\(function)_command
          set -l typed (commandline -opc)[2..-1]
          switch "$typed "
      \(words.map { "        case '\($0.path) *'; echo '\($0.path)'" }.joined(separator: "\n"))
          end
      end

      function _\(function)_in
          test (_\(function)_command | string collect -a) = "$argv"
      end

      function _\(function)_after
          set -l typed (commandline -opc)[2..-1]
          test "$typed" = "$argv"
      end

      function _\(function)_list
          set -l token (string replace -r -- '^-[^=]*=' '' (commandline -ct))
          printf '%s\\n' (string match -r -- '^.*,' $token | string collect -a)$argv
      end

      complete -c \(root.name) -f
      \(commands.flatMap(fishLines).joined(separator: "\n"))

      """
  }

  private func fishLines(_ path: String, _ spec: CommandSpec) -> [String] {
    let start = "complete -c \(root.name) -n "
    let here = start + fishQuoted("_\(function)_in \(path)")
    let after = start + fishQuoted("_\(function)_after \(path)")
    let subcommands = spec.subcommands.map {
      "\(after) -a \(fishQuoted($0.name)) -d \(fishQuoted($0.abstract))"
    }
    let words = (spec.positional?.words ?? []).map { "\(here) -a \(fishQuoted($0))" }
    let options = options(of: spec).map { option in
      let names = option.names.map {
        $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
      }
      let value = option.kind == .flag ? "" : fishValue(option.completion)
      return "\(here) \(names.joined(separator: " "))\(value) -d \(fishQuoted(option.help))"
    }
    return subcommands + words + options
  }

  private func fishValue(_ completion: OptionSpec.Completion) -> String {
    switch completion {
    case .nothing: " -x"
    case .words(let words): " -x -a " + fishQuoted(words.joined(separator: " "))
    case .commaSeparated(let words):
      " -x -a " + fishQuoted("(_\(function)_list \(words.joined(separator: " ")))")
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    }
  }

  /// `text` in single quotes, in which fish escapes the quote and the backslash.
  private func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
