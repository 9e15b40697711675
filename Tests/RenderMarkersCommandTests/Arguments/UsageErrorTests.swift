import RenderMarkersCommand
import Testing

/// Bad input of the command line, each with its whole message.
@Suite struct UsageErrorTests {
  @Test func theTextIsThatOfSwiftArgumentParser() throws {
    let error = try #require(usageError(["--them", "light"]))
    #expect(
      error.description == """
        Error: unknown option '--them': did you mean '--theme'?
        Usage: render-markers [<sheet> ...] [<options>]
          See 'render-markers --help' for more information.
        """)
    #expect(error.exitStatus == .usage)
    #expect(error.exitStatus.rawValue == 64)
  }

  @Test func aMarkersErrorSpeaksFromItsKind() throws {
    #expect(
      usageError(split("marker train --line red"))?.description == """
        Error: missing option '-o <file>'
        Usage: render-markers marker train --line <line> [--bearing <degrees>] [--stale]
                 [--selected] -o <file> [<options>]
          See 'render-markers marker train --help' for more information.
        """)
  }

  @Test(arguments: [
    ("--them", "unknown option '--them': did you mean '--theme'?"),
    ("--xyzzy", "unknown option '--xyzzy'"),
    ("-x", "unknown option '-x'"),
    ("-=", "unknown option '-'"),
    ("--=x", "unknown option '--'"),
    ("--pressed", "option '--pressed' does not belong to 'render-markers'; it is for 'marker'"),
    ("--theme", "missing value for '--theme <themes>'"),
    ("--theme --grid", "missing value for '--theme <themes>'"),
    ("--theme --", "missing value for '--theme <themes>'"),
    (
      "--only -x",
      "missing value for '--only <pattern>'; a value that starts with '-' is joined by '=': "
        + "'--only=-x'"
    ),
    ("--grid=yes", "'--grid' takes no value, not 'yes'"),
    ("statoins", "unknown sheet 'statoins': did you mean 'stations'?"),
    ("maps", "unknown sheet 'maps'; accepted: stations, vehicles, routes, motion"),
    ("markr", "unknown command 'markr': did you mean 'marker'?"),
    ("routes list", "'list' is a command: it stands first, before any option or sheet"),
    ("--grid marker bus", "'marker' is a command: it stands first, before any option or sheet"),
    ("list line", "invalid value 'line' for '<topic>': did you mean 'lines'?"),
    (
      "list colours",
      "invalid value 'colours' for '<topic>'; accepted: sheets, markers, lines, tokens"
    ),
    ("list lines tokens", "unexpected argument 'tokens'"),
    ("list --lines", "option '--lines' does not belong to 'list'; it is for 'marker station'"),
    (
      "list --theme dark",
      "option '--theme' does not belong to 'list'; it is for 'render-markers', 'marker', "
        + "'scene', 'audit'"
    ),
    ("help lst", "unknown command 'lst': did you mean 'list'?"),
    ("help marker trains", "unknown marker kind 'trains': did you mean 'train'?"),
    ("help list lines", "unexpected argument 'lines'"),
    (
      "--generate-completion-script csh",
      "invalid value 'csh' for '--generate-completion-script': did you mean 'zsh'?"
    ),
    (
      "--generate-completion-script",
      "missing value for '--generate-completion-script <shell>'"
    ),
  ])
  func commandsAndOptions(words: String, message: String) {
    #expect(usageError(split(words))?.message == message)
  }

  private static let grounds =
    "; accepted: plain, streets, water-park, aerial, a colour such as #D9DFE6, or the path of a "
    + ".png file"

  @Test(arguments: [
    ("--theme", "drak", ": did you mean 'dark'?"),
    ("--theme", "sepia", "; accepted: light, dark, both"),
    ("--theme", "", "; accepted: light, dark, both"),
    ("--scale", "0", "; accepted: 1, 2, 3"),
    ("--scale", "1.5", "; accepted: 1, 2, 3"),
    ("--scale", "4", "; accepted: 1, 2, 3"),
    ("--scale", "-1", "; accepted: 1, 2, 3"),
    ("--scale", "−1", "; accepted: 1, 2, 3"),
    ("--scale", "abc", "; accepted: 1, 2, 3"),
    ("--scale", "", "; accepted: 1, 2, 3"),
    ("--scale", "02", "; accepted: 1, 2, 3"),
    ("--scale", "+2", "; accepted: 1, 2, 3"),
    ("--scale", "2x", "; accepted: 1, 2, 3"),
    ("--scale", "99999999999999999999", "; accepted: 1, 2, 3"),
    ("--out", "", "; accepted: a path that is not empty"),
    ("--icons", "", "; accepted: a path that is not empty"),
    ("--fonts", "", "; accepted: a path that is not empty"),
    ("--tokens", "", "; accepted: a path that is not empty"),
    ("--only", "", "; accepted: a pattern that is not empty"),
    ("--exhibit-zoom", "0", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "8.1", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "-2", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "0x2", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "1_000", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", " 1", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "1,5", "; accepted: a number from 0.5 to 8"),
    ("--exhibit-zoom", "٢", "; accepted: a number from 0.5 to 8"),
    ("--format", "jpg", "; accepted: png, svg, pdf"),
    ("--format", "pgn", ": did you mean 'png'?"),
    ("--palette", "strcit", ": did you mean 'strict'?"),
    ("--palette", "", "; accepted: default, strict"),
    ("--ground", "#12345", grounds), ("--ground", "map.jpg", grounds), ("--ground", "", grounds),
    ("--ground", "steets", ": did you mean 'streets'?"),
    ("--ground", "waterpark", ": did you mean 'water-park'?"),
    ("--ground", "Aerial", ": did you mean 'aerial'?"),
    ("--jobs", "0", "; accepted: a whole number from 1 to 256"),
    ("--jobs", "257", "; accepted: a whole number from 1 to 256"),
    ("--jobs", "two", "; accepted: a whole number from 1 to 256"),
  ])
  func valuesOfSheets(option: String, value: String, rest: String) {
    let message = "invalid value '\(value)' for '\(option)'\(rest)"
    #expect(usageError([option, value])?.message == message)
    #expect(usageError(["\(option)=\(value)"])?.message == message)
  }

  @Test func oneBadItemOfAListIsNamedAlone() {
    #expect(
      usageError(["--scale", "1,2,4"])?.message
        == "invalid value '4' for '--scale'; accepted: 1, 2, 3")
    #expect(
      usageError(["--theme", "light,"])?.message
        == "invalid value '' for '--theme'; accepted: light, dark, both")
    #expect(
      usageError(["marker", "station", "-o", "-", "--lines", "red,,blue"])?.message
        == "invalid value '' for '--lines'; accepted: line ids such as red,brown")
  }

  @Test(arguments: [
    (
      "marker",
      "missing marker kind after 'marker'; accepted: station, bus-stop, train, bus, route-chip, "
        + "nearby-button"
    ),
    (
      "marker --theme dark bus",
      "missing marker kind after 'marker'; accepted: station, bus-stop, train, bus, route-chip, "
        + "nearby-button"
    ),
    ("marker trian", "unknown marker kind 'trian': did you mean 'train'?"),
    (
      "marker ferry",
      "unknown marker kind 'ferry'; accepted: station, bus-stop, train, bus, route-chip, "
        + "nearby-button"
    ),
    (
      "marker station --stale",
      "option '--stale' does not belong to 'marker station'; it is for 'marker train', 'marker bus'"
    ),
    (
      "marker nearby-button --selected",
      "option '--selected' does not belong to 'marker nearby-button'; it is for 'marker station', "
        + "'marker bus-stop', 'marker train', 'marker bus', 'marker route-chip'"
    ),
    (
      "marker bus --letter R",
      "option '--letter' does not belong to 'marker bus'; it is for 'marker route-chip'"
    ),
    (
      "marker bus --grid",
      "option '--grid' does not belong to 'marker bus'; it is for 'render-markers'"
    ),
    ("marker bus --selcted", "unknown option '--selcted': did you mean '--selected'?"),
    ("marker bus --bearing", "missing value for '--bearing <degrees>'"),
    (
      "marker bus --bearing -N",
      "missing value for '--bearing <degrees>'; a value that starts with '-' is joined by '=': "
        + "'--bearing=-N'"
    ),
    ("marker bus", "missing option '-o <file>'"),
    ("marker bus -p x.png", "unknown option '-p'"),
    ("marker bus -ox.png", "unknown option '-ox.png'"),
    ("marker train red -o -", "unexpected argument 'red'"),
    ("marker train -o -", "missing option '--line <line>'"),
    ("marker station -o -", "missing option '--lines <lines>'"),
    (
      "marker route-chip -o -",
      "missing what the chip stands for; accepted: --line <line>, --route <name> or --all"
    ),
    (
      "marker route-chip -o - --all --line red",
      "'--line' and '--all' exclude each other; accepted: one of them"
    ),
    (
      "marker route-chip -o - --all --route 22 --line red",
      "'--line' and '--route' and '--all' exclude each other; accepted: one of them"
    ),
    (
      "marker route-chip -o - --route 22 --letter R",
      "'--letter' needs '--line <line>': only a line's chip has a letter"
    ),
  ])
  func markerKindsAndOptions(words: String, message: String) {
    #expect(usageError(split(words))?.message == message)
  }

  @Test(arguments: [
    ("bus", "--bearing", "NaN", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "-nan", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "inf", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "-inf", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "N", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "1e400", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "0x10", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "", "a finite number of degrees such as 90 or -45"),
    ("bus", "--bearing", "90°", "a finite number of degrees such as 90 or -45"),
    ("bus-stop", "--map-zoom", "-1", "a number from 0 to 30"),
    ("bus-stop", "--map-zoom", "30.5", "a number from 0 to 30"),
    ("bus-stop", "--map-zoom", "nan", "a number from 0 to 30"),
    ("bus", "--frame", "0", "a number of points above 0, at most 4096"),
    ("bus", "--frame", "-1", "a number of points above 0, at most 4096"),
    ("bus", "--frame", "NaN", "a number of points above 0, at most 4096"),
    ("bus", "--frame", "1e9", "a number of points above 0, at most 4096"),
    ("bus", "--frame", "4096.5", "a number of points above 0, at most 4096"),
    ("bus", "--pixels", "1", "a whole number from 2 to 16"),
    ("bus", "--pixels", "17", "a whole number from 2 to 16"),
    ("bus", "--pixels", "2.5", "a whole number from 2 to 16"),
    ("bus", "--scale", "1,2", "1, 2, 3"),
    ("bus", "--scale", "4", "1, 2, 3"),
    ("bus", "--theme", "both", "light, dark"),
    ("bus", "--theme", "light,dark", "light, dark"),
    (
      "bus", "--background", "transparent",
      "none, ground, paper, a colour such as #D9DFE6"
    ),
    ("bus", "-o", "", "the path of a .png file, or - alone"),
    ("bus", "--route", "", "1 to 24 characters on one line"),
    ("bus", "--route", "   ", "1 to 24 characters on one line"),
    (
      "bus", "--route", "a route name of 40 characters, too long.", "1 to 24 characters on one line"
    ),
    ("train", "--line", "", "a line's id such as red"),
    ("station", "--lines", "", "line ids such as red,brown"),
    ("nearby-button", "--mode", "ferries", "both, trains, buses"),
  ])
  func valuesOfMarkers(kind: String, option: String, value: String, accepted: String) {
    let message = "invalid value '\(value)' for '\(option)'; accepted: \(accepted)"
    #expect(usageError(["marker", kind, "-o", "-", option, value])?.message == message)
  }

  @Test(arguments: ["", "RD", "\u{7}", " "])
  func aLetterIsOneCharacter(letter: String) {
    let arguments = ["marker", "route-chip", "-o", "-", "--line", "red", "--letter", letter]
    let suffix = "for '--letter'; accepted: one character"
    #expect(usageError(arguments)?.message.hasSuffix(suffix) == true)
  }

  @Test func whatCannotBeSeenIsEscapedInMessages() {
    #expect(
      usageError(["marker", "bus", "-o", "-", "--route", "22\nExpress"])?.message
        == #"invalid value '22\nExpress' for '--route'; accepted: 1 to 24 characters on one line"#)
    #expect(
      usageError(["a\u{1B}[31m\u{202E}"])?.message
        == #"unknown sheet 'a\u{1B}[31m\u{202E}'; accepted: stations, vehicles, routes, motion"#)
  }

  @Test func aVeryLongValueIsCutInMessages() {
    let value = String(repeating: "x", count: 100_000)
    let shown = String(repeating: "x", count: 60)
    #expect(
      usageError([value])?.message
        == "unknown sheet '\(shown)…'; accepted: stations, vehicles, routes, motion")
  }

  @Test func exitStatusesAreThoseOfSysexits() {
    let statuses: [RenderMarkersCommand.ExitStatus] = [
      .success, .usage, .dataError, .noInput, .software, .cannotCreate, .ioError,
    ]
    #expect(statuses.map(\.rawValue) == [0, 64, 65, 66, 70, 73, 74])
  }
}
