import Bitmap
import PNGCodec
import Sheets

/// The commands that compare pictures with goldens.
extension CommandLineGrammar {
  var compareCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.compare.rawValue, abstract: "Compare two pictures, or two folders.",
      discussion: """
        Compares every pixel, alpha included, exactly. Folders are matched by relative path. A file \
        NAME.png.tolerance.json beside an expected picture lets it be off: {"maxPixels": 12, \
        "maxDelta": 2, "reason": "why"}. A manifest.json in either folder (what --json prints) \
        names the cells of its sheets. Ends with status 0 when all is equal or tolerated, 1 when \
        not.
        """,
      usage: "<expected> <actual> [<options>]",
      positional: PositionalSpec(
        name: "path", help: "The expected file or folder, then the actual one.", words: [],
        limit: 2),
      options: comparisonOptions + [
        .value(
          "--diff", "file", help: "Write expected, difference and actual in one picture.",
          completion: .files),
        .value(
          "--fonts", "folder", help: "Replace the font folder: labels and cells' names need it.",
          completion: .folders), quietOption, Self.helpOption,
      ])
  }

  var checkCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.check.rawValue, abstract: "Compare goldens with what is drawn now.",
      discussion: """
        Draws every picture of the goldens folder and compares it. A golden that nothing draws any \
        more and a picture without a golden count as well. Ends with status 0 when all is equal or \
        tolerated, 1 when not.
        """,
      usage: "[<name> ...] [<options>]", positional: goldenNames,
      options: [goldensOption] + comparisonOptions + resourceOptions
        + [quietOption, Self.helpOption])
  }

  var acceptCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.accept.rawValue, abstract: "Write the goldens that really differ.",
      discussion: """
        Draws every picture of the goldens folder and replaces the goldens whose pixels differ by \
        more than their tolerance; the others keep their files. Refuses where CI is set, with \
        status 77.
        """,
      usage: "[<name> ...] [<options>]", positional: goldenNames,
      options: [
        goldensOption,
        .value(
          "--from", "file", help: "Apply the decisions that the review page exported.",
          completion: .files),
      ] + resourceOptions + [quietOption, Self.helpOption])
  }

  private var goldenNames: PositionalSpec {
    PositionalSpec(
      name: "name", help: "A part of a golden's path; '*' stands for any characters.", words: [])
  }

  private var goldensOption: OptionSpec {
    .value(
      "--goldens", "folder", help: "The folder of goldens.", default: "goldens",
      completion: .folders)
  }

  private var quietOption: OptionSpec { .flag("--quiet", help: "Print nothing but errors.") }

  private var comparisonOptions: [OptionSpec] {
    [
      .value(
        "--max-delta", "levels", help: "Let each channel be off by up to this, 0 to 255.",
        default: "0"),
      .value(
        "--max-pixels", "count", help: "Let up to this many pixels of a picture differ.",
        default: "0"),
      OptionSpec(
        names: ["--mask"], kind: .repeated("x,y,width,height"),
        help: "Leave out these pixels; may be repeated."),
      .flag("--ignore-antialiasing", help: "Let edges be off by a fraction of a pixel."),
      .value(
        "--report", "folder", help: "Write a page to review the pictures on.",
        completion: .folders),
      .value(
        "--json", "file", help: "Write the numbers as JSON; '-' for standard output.",
        completion: .files),
      .value(
        "--junit", "file", help: "Write JUnit XML; '-' for standard output.", completion: .files),
    ]
  }

  func compare(_ parsed: ParsedArguments) throws(UsageError) -> CompareArguments {
    guard parsed.positionals.count == 2 else {
      throw parsed.command.error(
        parsed.positionals.isEmpty
          ? "missing argument '<expected>'" : "missing argument '<actual>'")
    }
    if parsed.positionals.contains("") {
      throw parsed.invalid("<path>", "", accepted: Self.acceptedFile)
    }
    return CompareArguments(
      expected: parsed.positionals[0], actual: parsed.positionals[1],
      diff: try path(parsed, "--diff"), fonts: try path(parsed, "--fonts"),
      comparison: try comparison(parsed))
  }

  func check(_ parsed: ParsedArguments) throws(UsageError) -> CheckArguments {
    CheckArguments(
      patterns: try patterns(parsed), goldens: try goldens(parsed),
      comparison: try comparison(parsed), resources: try resources(parsed))
  }

  func accept(_ parsed: ParsedArguments) throws(UsageError) -> AcceptArguments {
    AcceptArguments(
      patterns: try patterns(parsed), goldens: try goldens(parsed),
      review: try path(parsed, "--from"), isQuiet: parsed.flag("--quiet"),
      resources: try resources(parsed))
  }

  private func comparison(_ parsed: ParsedArguments) throws(UsageError) -> ComparisonArguments {
    let options = ComparisonOptions(
      maxDelta: try whole(parsed, "--max-delta", upTo: 255),
      maxPixels: try whole(parsed, "--max-pixels", upTo: PNG.greatestPixelCount),
      masks: try masks(parsed), ignoresAntialiasing: parsed.flag("--ignore-antialiasing"))
    let (json, junit) = try reports(parsed)
    return ComparisonArguments(
      options: options, report: try path(parsed, "--report"), json: json, junit: junit,
      isQuiet: parsed.flag("--quiet"))
  }

  /// Where `--json` and `--junit` go, each to a place of its own.
  func reports(
    _ parsed: ParsedArguments
  ) throws(UsageError) -> (json: String?, junit: String?) {
    let (json, junit) = (try path(parsed, "--json"), try path(parsed, "--junit"))
    if let json, json == junit {
      throw parsed.command.error(
        json == "-"
          ? "--json and --junit cannot both go to standard output: name a file for one"
          : "'--json' and '--junit' name the same file")
    }
    return (json, junit)
  }

  private static let acceptedFile = "a path that is not empty"

  /// A file or folder that an option names; nil without it.
  func path(_ parsed: ParsedArguments, _ key: String) throws(UsageError) -> String? {
    try parsed.value(key, accepted: Self.acceptedFile, ParsedArguments.nonempty)
  }

  private func goldens(_ parsed: ParsedArguments) throws(UsageError) -> String {
    try parsed.required(
      "--goldens", accepted: Self.acceptedFile, ParsedArguments.nonempty)
  }

  private func whole(
    _ parsed: ParsedArguments, _ key: String, upTo limit: Int
  ) throws(UsageError) -> Int {
    try parsed.required(key, accepted: "a whole number from 0 to \(limit)") {
      ParsedArguments.whole($0, in: 0...limit)
    }
  }

  private func patterns(_ parsed: ParsedArguments) throws(UsageError) -> [CellPattern] {
    var patterns: [CellPattern] = []
    for word in parsed.positionals {
      guard let pattern = CellPattern(word) else {
        throw parsed.invalid("<name>", word, accepted: "a part of a golden's path")
      }
      patterns.append(pattern)
    }
    return patterns
  }

  private func masks(_ parsed: ParsedArguments) throws(UsageError) -> [PixelRect] {
    var masks: [PixelRect] = []
    for text in parsed.values("--mask") {
      guard let mask = Self.mask(text) else {
        throw parsed.invalid(
          "--mask", text,
          accepted: "whole pixels X,Y,WIDTH,HEIGHT with WIDTH and HEIGHT above 0, such as 0,0,40,20"
        )
      }
      masks.append(mask)
    }
    return masks
  }

  private static func mask(_ text: String) -> PixelRect? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      ParsedArguments.whole(String($0), in: 0...PNG.greatestSide)
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
