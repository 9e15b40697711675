/// The command that measures a pack.
extension CommandLineGrammar {
  var auditCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.audit.rawValue, abstract: "Measure a pack against the guidelines.",
      discussion: """
        Measures touch targets, sizes of text, contrasts, motion and more on the pack's own \
        drawings, in both themes, and prints what falls short. Ends with status 0 when every \
        finding is accepted by --baseline, 1 when not.

        A baseline is a JSON file: {"accepted": [{"finding": "ID", "reason": "why"}]}.
        """,
      usage: "[<options>]",
      options: auditOptions + auditSheetOptions + [packOption] + resourceOptions
        + [
          .value("--jobs", "count", help: "Pictures at work at once, 1 to 256; else one a core."),
          .flag("--quiet", help: "Print nothing but errors: no report, no warnings."),
          Self.helpOption,
        ])
  }

  private var auditOptions: [OptionSpec] {
    [
      .value(
        "--json", "file", help: "Write everything as JSON; '-' for standard output.",
        completion: .files),
      .value(
        "--junit", "file", help: "Write JUnit XML; '-' for standard output.", completion: .files),
      .value(
        "--baseline", "file", help: "Accept the findings of this file.", completion: .files),
      .flag("--sheet", help: "Render the pack's audit sheet as well."),
    ]
  }

  /// Options of the default command that the sheet takes as well.
  private var auditSheetOptions: [OptionSpec] {
    sheetsOptions.filter { Self.sheetKeys.contains($0.key) }
  }

  private static let sheetKeys = ["--theme", "--scale", "--out", "--format"]

  /// The arguments of `audit`.
  func audit(_ parsed: ParsedArguments) throws(UsageError) -> AuditArguments {
    let (json, junit) = try reports(parsed)
    let resources = try resources(parsed)
    let hasSheet = parsed.flag("--sheet")
    for key in Self.sheetKeys + ["--jobs"] where parsed.flag(key) && !hasSheet {
      throw parsed.command.error("'\(key)' goes with '--sheet' only")
    }
    return AuditArguments(
      json: json, junit: junit, baseline: try path(parsed, "--baseline"),
      sheet: hasSheet ? try auditSheet(parsed, resources) : nil, resources: resources,
      isQuiet: parsed.flag("--quiet"))
  }

  private func auditSheet(
    _ parsed: ParsedArguments, _ resources: ResourceArguments
  ) throws(UsageError) -> SheetsArguments {
    guard let sheet = packWords(resources.pack)?.auditSheet else {
      throw parsed.command.error("'--sheet': a pack in a folder has no audit sheet")
    }
    return SheetsArguments(
      sheets: [sheet], themes: try parsed.choices("--theme"),
      scales: try parsed.items("--scale", accepted: Self.acceptedScales, Self.scale),
      animation: nil,
      out: try parsed.required(
        "--out", accepted: "a path that is not empty", ParsedArguments.nonempty),
      exhibitZoom: 2, formats: try parsed.choices("--format"), only: nil, ground: nil,
      hasGrid: false, hasHitAreas: true, hasRedlines: false, alerts: nil, resources: resources,
      jobs: try jobs(parsed), isQuiet: parsed.flag("--quiet"), isJSON: false)
  }
}
