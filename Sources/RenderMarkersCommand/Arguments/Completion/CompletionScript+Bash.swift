/// The script for bash 3.2 and later.
extension CompletionScript {
  /// Sourced by bash; one function that looks up command and option in two tables.
  var bash: String {
    """
    \(function)_words() {
        local prefix=''
        [[ $2 == *,* && $1 == list ]] && prefix="${2%,*},"
        COMPREPLY=($(compgen -P "$prefix" -W "$3" -- "${2#"$prefix"}"))
    }

    \(function)_paths() {
        local IFS=$'\\n'
        COMPREPLY=($(compgen "$1" -- "$2"))
        compopt -o filenames 2>/dev/null
    }

    \(function)() {
        local IFS=$' \\t\\n'
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
        local typed="${COMP_WORDS[*]:1:COMP_CWORD-1} " command='' subcommands='' words='' options=''
        COMPREPLY=()
        # Bash makes three words of --option=value.
        if [[ $cur == '=' ]]; then
            cur=''
        elif [[ $prev == '=' ]]; then
            prev="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "$typed" in
    \(commandCases)
        esac
        case "$command $prev" in
    \(valueCases(bashAction))
        esac
        case "$command" in
    \(commands.map(bashWords).joined(separator: "\n"))
        esac
        # A command word stands right behind the one above it.
        if [[ "$typed" == "${command:+$command }" || "$typed" == ' ' ]]; then
            words="$subcommands $words"
        fi
        if [[ $cur == -* || -z ${words// /} ]]; then
            words="$options"
        fi
        \(function)_words one "$cur" "$words"
    }

    complete -F \(function) \(root.name)

    """
  }

  private func bashAction(_ completion: OptionSpec.Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let words):
      "\(function)_words one \"$cur\" \(quoted(words.joined(separator: " ")))"
    case .commaSeparated(let words):
      "\(function)_words list \"$cur\" \(quoted(words.joined(separator: " ")))"
    case .files: "\(function)_paths -f \"$cur\""
    case .folders: "\(function)_paths -d \"$cur\""
    }
  }

  private func bashWords(_ path: String, _ spec: CommandSpec) -> String {
    let names = options(of: spec).flatMap(\.names).joined(separator: " ")
    let subcommands = spec.subcommands.map(\.name).joined(separator: " ")
    let words = (spec.positional?.words ?? []).joined(separator: " ")
    return """
              '\(path)')
                  options=\(quoted(names))
                  subcommands=\(quoted(subcommands))
                  words=\(quoted(words)) ;;
      """
  }
}
