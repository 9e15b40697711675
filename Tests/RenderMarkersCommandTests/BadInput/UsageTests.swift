import Testing

/// A command line that must be refused with status 64.
struct BadCommandLine: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  let message: String

  init(_ words: String, _ message: String) { self.init(split(words), message) }

  init(_ arguments: [String], _ message: String) {
    self.arguments = arguments
    self.message = message
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

/// Wrong command lines: status 64, a message that names option and value and what is accepted,
/// nothing on standard output, and no file.
@Suite struct UsageTests {
  static let words: [BadCommandLine] = [
    BadCommandLine("--bogus", "unknown option '--bogus'"),
    BadCommandLine("--thme dark", "unknown option '--thme': did you mean '--theme'?"),
    BadCommandLine("-x", "unknown option '-x'"),
    BadCommandLine("--version=1", "'--version' takes no value, not '1'"),
    BadCommandLine("statoins", "unknown sheet 'statoins': did you mean 'stations'?"),
    BadCommandLine("STATIONS", "unknown sheet 'STATIONS': did you mean 'stations'?"),
    BadCommandLine("zzz", "unknown sheet 'zzz'; accepted: stations, vehicles, routes"),
    BadCommandLine([""], "unknown sheet ''; accepted: stations, vehicles, routes"),
    BadCommandLine("stations lsit", "unknown command 'lsit': did you mean 'list'?"),
    BadCommandLine("--grid marker", "'marker' is a command: it stands first"),
    BadCommandLine("marker", "missing marker kind after 'marker'; accepted: station, bus-stop"),
    BadCommandLine("marker trian -o x", "unknown marker kind 'trian': did you mean 'train'?"),
    BadCommandLine("list tokesn", "invalid value 'tokesn' for '<topic>': did you mean 'tokens'?"),
    BadCommandLine("list lines tokens", "unexpected argument 'tokens'"),
    BadCommandLine(
      "help nothing",
      "unknown command 'nothing'; accepted: marker, scene, list, audit, compare, check, accept, text, help"
    ),
    BadCommandLine("help marker bus extra", "unexpected argument 'extra'"),
    BadCommandLine("--generate-completion-script tcsh", "accepted: bash, zsh, fish"),
    BadCommandLine(
      "--only zzz", "no cell matches --only 'zzz'; accepted: part of a cell's caption"),
    BadCommandLine(
      "compare a b --json x --junit x", "'--json' and '--junit' name the same file"),
    BadCommandLine("check --json - --junit -", "cannot both go to standard output"),
    BadCommandLine("marker bus", "missing option '-o <file>'"),
    BadCommandLine("marker bus -o", "missing value for '-o <file>'"),
    BadCommandLine("marker bus -o=", "invalid value '' for '-o'; accepted: the path of a .png"),
    BadCommandLine("marker bus -o bus.SVG", "invalid value 'bus.SVG' for '-o'; accepted: the path"),
    BadCommandLine("marker bus -o -x.png", "is joined by '=': '-o=-x.png'"),
    BadCommandLine(
      "marker bus --line red -o x",
      "option '--line' does not belong to 'marker bus'; it is for 'marker train'"),
  ]

  static let values: [BadCommandLine] = [
    BadCommandLine("--scale 0", "invalid value '0' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("--scale 1.5", "invalid value '1.5' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("--scale 4", "invalid value '4' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("--scale -1", "invalid value '-1' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("--scale abc", "invalid value 'abc' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("--scale 1,", "invalid value '' for '--scale'"),
    BadCommandLine("--scale １", "invalid value '１' for '--scale'"),
    BadCommandLine("--theme drak", "invalid value 'drak' for '--theme': did you mean 'dark'?"),
    BadCommandLine("--theme ,", "invalid value '' for '--theme'; accepted: light, dark, both"),
    BadCommandLine("--format gif", "invalid value 'gif' for '--format'; accepted: png, svg, pdf"),
    BadCommandLine("--exhibit-zoom 0", "accepted: a number from 0.5 to 8"),
    BadCommandLine("--exhibit-zoom 8.01", "'8.01' for '--exhibit-zoom'"),
    BadCommandLine("--exhibit-zoom nan", "'nan' for '--exhibit-zoom'"),
    BadCommandLine("--exhibit-zoom 2,5", "'2,5' for '--exhibit-zoom'"),
    BadCommandLine("--exhibit-zoom 0x2", "'0x2' for '--exhibit-zoom'"),
    BadCommandLine("--jobs 0", "accepted: a whole number from 1 to 256"),
    BadCommandLine("--jobs 257", "'257' for '--jobs'"),
    BadCommandLine("--jobs 1e1", "'1e1' for '--jobs'"),
    BadCommandLine("--jobs 99999999999999999999", "'99999999999999999999' for '--jobs'"),
    BadCommandLine("--palette stric", "'stric' for '--palette': did you mean 'strict'?"),
    BadCommandLine("--ground #12", "'#12' for '--ground'; accepted: plain, streets, water-park"),
    BadCommandLine("--ground arial", "'arial' for '--ground': did you mean 'aerial'?"),
    BadCommandLine("--ground folder", "or the path of a .png file"),
    BadCommandLine("--out=", "invalid value '' for '--out'; accepted: a path that is not empty"),
    BadCommandLine("--only=", "invalid value '' for '--only'"),
    BadCommandLine("--tokens=", "invalid value '' for '--tokens'"),
    BadCommandLine("--icons=", "invalid value '' for '--icons'"),
    BadCommandLine("--fonts=", "invalid value '' for '--fonts'"),
  ]

  private static let finite = "for '--bearing'; accepted: a finite number of degrees"
  private static let zoom = "for '--map-zoom'; accepted: a number from 0 to 30"
  private static let points = "for '--frame'; accepted: a number of points above 0, at most 4096"

  static let markerValues: [BadCommandLine] = [
    BadCommandLine(
      "train --line rde",
      "unknown line 'rde': did you mean 'red'? Lines: red, blue, brown, green, orange, purple"),
    BadCommandLine("train --line zzzzz", "unknown line 'zzzzz'"),
    BadCommandLine("train --line Red", "unknown line 'Red': did you mean 'red'?"),
    BadCommandLine("train --line=", "invalid value '' for '--line'"),
    BadCommandLine("train", "missing option '--line <line>'"),
    BadCommandLine("station --lines red,bleu", "unknown line 'bleu': did you mean 'blue'?"),
    BadCommandLine("station --lines red,,blue", "invalid value '' for '--lines'"),
    BadCommandLine("station", "missing option '--lines <lines>'"),
    BadCommandLine("bus --bearing NaN", "'NaN' \(finite)"),
    BadCommandLine("bus --bearing inf", "'inf' \(finite)"),
    BadCommandLine("bus --bearing -inf", "'-inf' \(finite)"),
    BadCommandLine("bus --bearing 1e400", "'1e400' \(finite)"),
    BadCommandLine("bus --bearing N", "'N' \(finite)"),
    BadCommandLine("bus --bearing=", "'' \(finite)"),
    BadCommandLine("bus-stop --map-zoom -1", "'-1' \(zoom)"),
    BadCommandLine("bus-stop --map-zoom 31", "'31' \(zoom)"),
    BadCommandLine("station --lines red --map-zoom nan", "'nan' \(zoom)"),
    BadCommandLine("bus --frame 0", "'0' \(points)"),
    BadCommandLine("bus --frame -1", "'-1' \(points)"),
    BadCommandLine("bus --frame NaN", "'NaN' \(points)"),
    BadCommandLine("bus --frame 1e9", "'1e9' \(points)"),
    BadCommandLine("bus --pixels 1", "'1' for '--pixels'; accepted: a whole number from 2 to 16"),
    BadCommandLine("bus --pixels 17", "'17' for '--pixels'"),
    BadCommandLine("bus --pixels 2.0", "'2.0' for '--pixels'"),
    BadCommandLine("bus --background pink", "accepted: none, ground, paper, a colour such as"),
    BadCommandLine("bus --background #12345", "'#12345' for '--background'"),
    BadCommandLine("bus --theme both", "'both' for '--theme'; accepted: light, dark"),
    BadCommandLine("bus --scale 1,2", "'1,2' for '--scale'; accepted: 1, 2, 3"),
    BadCommandLine("bus --selected=yes", "'--selected' takes no value, not 'yes'"),
    BadCommandLine("nearby-button --mode bikes", "'bikes' for '--mode': did you mean 'buses'?"),
    BadCommandLine("nearby-button --mode x", "'x' for '--mode'; accepted: both, trains, buses"),
    BadCommandLine("route-chip", "accepted: --line <line>, --route <name> or --all"),
    BadCommandLine("route-chip --all --line red", "'--line' and '--all' exclude each other"),
    BadCommandLine("route-chip --route 2 --letter R", "'--letter' needs '--line <line>'"),
    BadCommandLine("route-chip --line red --letter RR", "'RR' for '--letter'; accepted: one char"),
    BadCommandLine("bus extra", "unexpected argument 'extra'"),
  ]

  @Test(arguments: words + values)
  func isRefused(_ bad: BadCommandLine) throws {
    try expectFailure(bad.arguments, status: 64, bad.message, in: TestFolder())
  }

  @Test(arguments: markerValues)
  func markerIsRefused(_ bad: BadCommandLine) throws {
    let arguments = ["marker"] + bad.arguments
    try expectFailure(arguments + ["-o", "x.png"], status: 64, bad.message, in: TestFolder())
  }

  /// Pictures over 32767 pixels a side or 400 megapixels, before memory is taken: in 1 GB.
  @Test(arguments: [
    ("marker bus -o x.png --frame 4096 --scale 3 --pixels 16", "196608 × 196608 pixels"),
    ("marker bus -o x.png --frame 4096 --pixels 8", "32768 × 32768 pixels"),
    ("marker bus -o x.png --frame 2048 --pixels 10", "20480 × 20480 pixels"),
  ])
  func aPictureTooLargeIsRefused(words: String, size: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell("ulimit -d 1000000; exec \"$tool\" \(words)", in: folder)
    #expect(run.ending == .status(64), "\(run.errors)")
    #expect(run.message.contains("a picture of \(size) is too large"), "\(run.message)")
    #expect(run.message.contains("32767 a side and 400 megapixels"))
    #expect(run.output.isEmpty)
    #expect(try folder.names() == [])
  }

  @Test func messagesShowControlCharactersEscapedAndLongValuesCut() throws {
    let folder = try TestFolder()
    try expectFailure(
      ["a\nb\u{1B}[31m"], status: 64, #"unknown sheet 'a\nb\u{1B}[31m'"#, in: folder)
    let long = String(repeating: "x", count: 10_000)
    let run = try Tool.run([long], in: folder)
    #expect(run.ending == .status(64))
    #expect(run.message.count < 300)
  }

  @Test func aUsageErrorShowsTheUsage() throws {
    let run = try Tool.run(["marker", "train", "-o", "x"], in: TestFolder())
    #expect(
      run.errors == """
        Error: missing option '--line <line>'
        Usage: render-markers marker train --line <line> [--bearing <degrees>] [--stale]
                 [--selected] -o <file> [<options>]
          See 'render-markers marker train --help' for more information.

        """)
  }
}
