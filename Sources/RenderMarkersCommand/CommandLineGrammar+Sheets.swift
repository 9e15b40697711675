import DesignTokens
import DisplayList
import Sheets

/// The default command: proof sheets.
extension CommandLineGrammar {
  /// What a colour looks like, for messages.
  static let colorExample = "a colour such as #D9DFE6"

  /// The options that say what is rendered.
  var sheetsOptions: [OptionSpec] {
    [
      .flag("--all", help: "Render every sheet that 'list sheets' names."),
      .value(
        "--theme", "themes", help: "Panels; 'both' puts two in one picture.",
        default: "light,dark", completion: .commaSeparated(Self.words(SheetsArguments.Theme.self))),
      .value(
        "--scale", "scales", help: "Device pixels per point.", default: "1,2,3",
        completion: .commaSeparated(Self.scaleWords)),
      .value(
        "--out", "folder", help: "The folder to write into.", default: "proofs",
        completion: .folders),
      .value(
        "--exhibit-zoom", "factor",
        help: "How much larger than life examples are drawn, 0.5 to 8.", default: "2"),
      .value(
        "--format", "formats", help: "File formats; svg and pdf ignore --scale.", default: "png",
        completion: .commaSeparated(Self.words(SheetsArguments.Format.self))),
      .value("--only", "pattern", help: "Render the matching cells alone."),
      .value(
        "--ground", "fill",
        help: "What lies behind the examples: \(Self.groundNames), \(Self.colorExample), or a PNG "
          + "file.",
        completion: .files),
      .flag("--grid", help: "Lay 1 pt lines over each panel, 8 pt apart."),
      .flag("--no-hit-areas", help: "Leave out the dashed 44 × 44 boxes."),
      .flag(
        "--redlines",
        help: "Measure the examples and name their tokens; files are NAME-redlines-THEME."),
      .value(
        "--alerts", "file", help: "Show this file's stop on the sheet stop-sheet.",
        completion: .files),
    ]
  }

  /// The options that replace tokens, icons and fonts; markers take them too.
  var resourceOptions: [OptionSpec] {
    [
      OptionSpec(
        names: ["--tokens"], kind: .repeated("file"),
        help: "Lay a token file over the pack's own; may be repeated.", completion: .files),
      .value(
        "--icons", "folder", help: "Replace icons by those of a folder.", completion: .folders),
      .value("--fonts", "folder", help: "Replace the font folder.", completion: .folders),
      .flag("--font-fallback", help: "Allow the system's fonts where one is missing."),
      .value(
        "--palette", "name", help: "Line colours; 'strict' keeps 3:1 against Paper and Card 2.",
        default: "default", completion: .words(Self.words(ResourceArguments.Palette.self))),
    ]
  }

  /// The options that say how the work is done and reported.
  var runOptions: [OptionSpec] {
    [
      .value("--jobs", "count", help: "Pictures at work at once, 1 to 256; else one a core."),
      .flag("--quiet", help: "Print neither progress nor paths."),
      .flag("--json", help: "Print the files and their cells as JSON."),
    ]
  }

  /// The values of `--scale`.
  static let scaleWords = Scale.allCases.map { String($0.rawValue) }
  /// The same for messages.
  static let acceptedScales = scaleWords.joined(separator: ", ")

  /// The scale that `text` names: its digit and nothing else.
  static func scale(_ text: String) -> Scale? {
    Scale.allCases.first { String($0.rawValue) == text }
  }

  /// Every word of a choice, in order.
  static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// The arguments of the default command.
  func sheets(_ parsed: ParsedArguments) throws(UsageError) -> SheetsArguments {
    let (names, themes) = (
      try sheetNames(parsed), try parsed.choices("--theme", of: SheetsArguments.Theme.self)
    )
    let scales = try parsed.items("--scale", accepted: Self.acceptedScales, Self.scale)
    return SheetsArguments(
      sheets: names, themes: themes, scales: scales,
      animation: try animation(parsed, sheets: names, themes: themes, scales: scales),
      out: try parsed.required("--out", accepted: Self.acceptedPath, ParsedArguments.nonempty),
      exhibitZoom: try parsed.required("--exhibit-zoom", accepted: "a number from 0.5 to 8") {
        ParsedArguments.decimal($0, in: 0.5...8)
      },
      formats: try parsed.choices("--format"),
      only: try parsed.value(
        "--only", accepted: "a pattern that is not empty", ParsedArguments.nonempty),
      ground: try ground(parsed),
      hasGrid: parsed.flag("--grid"), hasHitAreas: !parsed.flag("--no-hit-areas"),
      hasRedlines: parsed.flag("--redlines"),
      alerts: try alerts(parsed), resources: try resources(parsed), jobs: try jobs(parsed),
      isQuiet: parsed.flag("--quiet"), isJSON: parsed.flag("--json"))
  }

  /// The number of pictures at work at once; nil for one a core.
  func jobs(_ parsed: ParsedArguments) throws(UsageError) -> Int? {
    try parsed.value("--jobs", accepted: "a whole number from 1 to 256") {
      ParsedArguments.whole($0, in: 1...256)
    }
  }

  /// The arguments that markers share with sheets.
  func resources(_ parsed: ParsedArguments) throws(UsageError) -> ResourceArguments {
    func path(_ key: String) throws(UsageError) -> String? {
      try parsed.value(key, accepted: Self.acceptedPath, ParsedArguments.nonempty)
    }
    if parsed.values("--tokens").contains("") {
      throw parsed.invalid("--tokens", "", accepted: Self.acceptedPath)
    }
    return ResourceArguments(
      pack: try pack(parsed), tokens: parsed.values("--tokens"), icons: try path("--icons"),
      fonts: try path("--fonts"),
      allowsFontFallback: parsed.flag("--font-fallback"), palette: try parsed.choice("--palette"))
  }

  private func alerts(_ parsed: ParsedArguments) throws(UsageError) -> String? {
    let file = try parsed.value(
      "--alerts", accepted: Self.acceptedPath, ParsedArguments.nonempty)
    let isStandard = try pack(parsed) == .named(Self.standardPack)
    let isAll = isStandard && parsed.flag("--all")
    guard file == nil || isAll || parsed.positionals.contains("stop-sheet") else {
      throw parsed.command.error("'--alerts' is for the sheet 'stop-sheet', which is not named")
    }
    return file
  }

  private static let acceptedPath = "a path that is not empty"

  /// The built-in grounds, for help and messages.
  static let groundNames = words(MapGround.self).joined(separator: ", ")

  /// The value of `--ground`: a built-in ground's name, a colour, or a picture's path.
  func ground(_ parsed: ParsedArguments) throws(UsageError) -> SheetsArguments.Ground? {
    let key = "--ground"
    guard let text = parsed.value(key) else { return nil }
    if let ground = MapGround(rawValue: text) { return .map(ground) }
    if let color = Color(hex: text) { return .color(color) }
    if text.lowercased().hasSuffix(".png") { return .image(path: text) }
    let names = Self.words(MapGround.self)
    guard suggestion(for: text, among: names) == nil else {
      throw parsed.invalid(key, text, among: names)
    }
    throw parsed.invalid(
      key, text,
      accepted: "\(Self.groundNames), \(Self.colorExample), or the path of a .png file")
  }

  private func sheetNames(_ parsed: ParsedArguments) throws(UsageError) -> [String] {
    let words = packWords(try pack(parsed))
    var names: [String] = []
    for word in parsed.positionals where !names.contains(word) {
      // A folder's sheets are not known here; what names a command is none of them.
      let isUnknown =
        words.map { !$0.sheets.contains(word) } ?? (CommandWord(rawValue: word) != nil)
      if isUnknown { throw unknownSheet(word, of: words, parsed.command) }
      names.append(word)
    }
    if parsed.flag("--all") {
      guard names.isEmpty else {
        throw parsed.command.error("'--all' stands for every sheet; leave it out to name some")
      }
      return words?.sheets ?? []
    }
    return names.isEmpty ? words?.standardSheets ?? [] : names
  }

  private func unknownSheet(
    _ word: String, of asked: PackWords?, _ command: ResolvedCommand
  ) -> UsageError {
    let sheets = asked?.sheets ?? []
    if CommandWord(rawValue: word) != nil {
      return command.error("'\(word)' is a command: it stands first, before any option or sheet")
    }
    if let pack = packWithSheet(word) {
      // A sheet that two packs have bears the name of the second one's pack.
      let namesake = asked.flatMap { asked in
        sheets.first { $0 == "\(asked.name)-\(word)" }.map { ", or name '\($0)'" }
      }
      return command.error(
        "'\(word)' is a sheet of the pack '\(pack)': add '--pack \(pack)'" + (namesake ?? ""))
    }
    let commands = Self.words(CommandWord.self)
    let isNearCommand =
      suggestion(for: word, among: sheets) == nil && suggestion(for: word, among: commands) != nil
    return command.error(
      isNearCommand
        ? ArgumentParser.unknown("command", word, among: commands)
        : ArgumentParser.unknown("sheet", word, among: sheets))
  }
}
