/// An option of a command: its names, what it takes and what help says of it.
struct OptionSpec: Sendable {
  /// Whether a value follows.
  enum Kind: Equatable, Sendable {
    /// Nothing follows.
    case flag
    /// One value follows, named by a placeholder; given twice, the last one counts.
    case value(String)
    /// One value follows each time, and all of them count.
    case repeated(String)
  }

  /// What a shell offers as its value.
  enum Completion: Equatable, Sendable {
    /// Nothing can be offered: a number, a name.
    case nothing
    /// One of these words.
    case words([String])
    /// Any of these words, separated by commas.
    case commaSeparated([String])
    /// The path of a file.
    case files
    /// The path of a folder.
    case folders
  }

  /// Every spelling with its dashes, the shorter first; the last one is its key.
  let names: [String]
  /// Whether a value follows.
  let kind: Kind
  /// One sentence for help.
  let help: String
  /// The value that stands when none is given; help prints it, and it is parsed as a given one is.
  var defaultValue: String?
  /// What a shell offers as its value.
  var completion = Completion.nothing
  /// Whether help and completion leave it out.
  var isHidden = false

  /// The name under which its values are found.
  var key: String { names.last ?? "" }

  /// The key with the placeholder of its value: "--theme <themes>".
  var synopsis: String { key + placeholder }

  /// All names with the placeholder, as help lists them: "-h, --help".
  var label: String { names.joined(separator: ", ") + placeholder }

  private var placeholder: String {
    switch kind {
    case .flag: ""
    case .value(let name), .repeated(let name): " <\(name)>"
    }
  }

  /// An option without a value.
  static func flag(_ names: String..., help: String, isHidden: Bool = false) -> OptionSpec {
    OptionSpec(names: names, kind: .flag, help: help, isHidden: isHidden)
  }

  /// An option with a value, called `placeholder` in help.
  static func value(
    _ name: String, _ placeholder: String, help: String, default defaultValue: String? = nil,
    completion: Completion = .nothing
  ) -> OptionSpec {
    OptionSpec(
      names: [name], kind: .value(placeholder), help: help, defaultValue: defaultValue,
      completion: completion)
  }
}
