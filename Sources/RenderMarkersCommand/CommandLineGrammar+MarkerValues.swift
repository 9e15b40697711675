import Markers

/// The values of a marker's kind.
extension CommandLineGrammar {
  /// The ids of `--lines`, as typed.
  func lines(_ parsed: ParsedArguments) throws(UsageError) -> [String] {
    try parsed.items("--lines", accepted: "line ids such as red,brown", ParsedArguments.nonempty)
  }

  /// The id of `--line`, as typed.
  func line(_ parsed: ParsedArguments) throws(UsageError) -> String {
    try parsed.required("--line", accepted: "a line's id such as red", ParsedArguments.nonempty)
  }

  /// The map zoom, 0…30.
  func mapZoom(_ parsed: ParsedArguments) throws(UsageError) -> Double {
    try parsed.required("--map-zoom", accepted: "a number from 0 to 30") {
      ParsedArguments.decimal($0, in: 0...30)
    }
  }

  /// The bearing, clockwise from north in degrees, any finite number; nil for none.
  func bearing(_ parsed: ParsedArguments) throws(UsageError) -> Double? {
    try parsed.value("--bearing", accepted: "a finite number of degrees such as 90 or -45") {
      ParsedArguments.decimal($0)
    }
  }

  /// The name of `--route`; nil for none.
  func route(_ parsed: ParsedArguments) throws(UsageError) -> RouteName? {
    try parsed.value(
      "--route", accepted: "1 to \(RouteName.longest) characters on one line", RouteName.init)
  }

  /// What a route chip stands for: exactly one of three.
  func chip(_ parsed: ParsedArguments) throws(UsageError) -> RouteChipState.Choice {
    let given = ["--line", "--route", "--all"].filter(parsed.flag)
    guard given.count <= 1 else {
      let names = given.map { "'\($0)'" }.joined(separator: " and ")
      throw parsed.command.error("\(names) exclude each other; accepted: one of them")
    }
    if parsed.flag("--letter"), given != ["--line"] {
      throw parsed.command.error(
        "'--letter' needs '--line <line>': only a line's chip has a letter")
    }
    switch given.first {
    case "--line":
      let letter = try parsed.value("--letter", accepted: "one character", Self.letter)
      return .line(try line(parsed), letter: letter)
    case "--all": return .all
    default:
      guard let name = try route(parsed) else {
        throw parsed.command.error(
          "missing what the chip stands for; accepted: --line <line>, --route <name> or --all")
      }
      return .route(name)
    }
  }

  private static func letter(_ text: String) -> Character? {
    guard text.count == 1, !text.unicodeScalars.contains(where: Quoting.isControl) else {
      return nil
    }
    return text.first { !$0.isWhitespace }
  }
}
