/// The option that chooses a pack.
extension CommandLineGrammar {
  /// The pack that is drawn when none is named.
  static let standardPack = "chitransit"

  /// The name of that pack's audit sheet.
  private static let auditSheet = "audit-report"

  /// Every built-in pack's name, in order.
  private var packs: [String] { [Self.standardPack] + otherPacks.map(\.name) }

  /// `--pack`, for sheets and lists.
  var packOption: OptionSpec {
    .value(
      "--pack", "pack",
      help: "The pack to draw, or the path of a pack's folder.",
      default: Self.standardPack, completion: .words(packs))
  }

  /// The pack that is asked for. A word with a '/' is a folder's path: which folders there are does
  /// not change what a name means.
  func pack(_ parsed: ParsedArguments) throws(UsageError) -> ResourceArguments.Pack {
    let word = parsed.value("--pack") ?? Self.standardPack
    if packs.contains(word) { return .named(word) }
    if word.contains("/") { return .folder(word) }
    throw parsed.command.error(
      ArgumentParser.unknown("pack", word, among: packs)
        + "; a folder's path has a '/', such as './\(word)'")
  }

  /// The sheets of a pack, or nil where only its folder knows them.
  func packWords(_ pack: ResourceArguments.Pack) -> PackWords? {
    switch pack {
    case .folder: nil
    case .named(Self.standardPack):
      PackWords(
        name: Self.standardPack, sheets: sheets, standardSheets: standardSheets,
        auditSheet: Self.auditSheet)
    case .named(let name): otherPacks.first { $0.name == name }
    }
  }

  /// The built-in pack that has a sheet of this name, or nil.
  func packWithSheet(_ name: String) -> String? {
    packs.first { packWords(.named($0))?.sheets.contains(name) == true }
  }
}
