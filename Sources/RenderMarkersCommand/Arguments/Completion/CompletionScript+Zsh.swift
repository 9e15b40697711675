/// The script for zsh.
extension CompletionScript {
  /// A file of the function path, or sourced after `compinit`.
  var zsh: String {
    """
    #compdef \(root.name)

    \(function)_list() {
        compset -P '*,'
        compadd -S '' -- "$@"
    }

    \(function)() {
        local typed="${words[2,CURRENT-1]} " command='' prev="${words[CURRENT-1]}"
        local -a options subcommands arguments
        if [[ ${words[CURRENT]} == -*=* ]]; then
            prev="${words[CURRENT]%%=*}"
            compset -P '*='
        fi
        case "$typed" in
    \(commandCases)
        esac
        case "$command $prev" in
    \(valueCases(zshAction))
        esac
        case "$command" in
    \(commands.map(zshWords).joined(separator: "\n"))
        esac
        # A command word stands right behind the one above it.
        if [[ "$typed" == "${command:+$command }" || "$typed" == ' ' ]]; then
            _describe command subcommands
        fi
        (( $#arguments )) && compadd -- $arguments
        _describe -o option options
    }

    if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
    else
        compdef \(function) \(root.name)
    fi

    """
  }

  private func zshAction(_ completion: OptionSpec.Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let words): "compadd -- " + words.map(quoted).joined(separator: " ")
    case .commaSeparated(let words):
      "\(function)_list " + words.map(quoted).joined(separator: " ")
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  private func zshWords(_ path: String, _ spec: CommandSpec) -> String {
    let options = options(of: spec).flatMap { option in
      option.names.map { quoted("\($0):\(option.help)") }
    }
    let subcommands = spec.subcommands.map { quoted("\($0.name):\($0.abstract)") }
    let words = (spec.positional?.words ?? []).map(quoted)
    return """
              '\(path)')
                  options=(\(options.joined(separator: " ")))
                  subcommands=(\(subcommands.joined(separator: " ")))
                  arguments=(\(words.joined(separator: " "))) ;;
      """
  }
}
