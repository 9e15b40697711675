import RenderMarkersCommand
import Testing

@Suite struct HelpTextTests {
  private func help(_ words: String) throws -> String {
    guard case .help(let text) = try testGrammar.parse(split(words)) else {
      throw OtherInvocation()
    }
    return text
  }

  @Test func theProgramsHelp() throws {
    #expect(try help("--help") == Self.rootHelp)
  }

  @Test func theHelpOfMarkerShowsEveryKind() throws {
    let text = try help("marker --help")
    #expect(text.hasPrefix(Self.markerHelpStart))
    #expect(text.hasSuffix(Self.markerHelpEnd))
  }

  @Test func theHelpOfAKindShowsItsOptionsFirst() throws {
    #expect(
      try help("help marker nearby-button").hasPrefix(
        """
        OVERVIEW: The Nearby mode button.

        USAGE: render-markers marker nearby-button [--mode <mode>] -o <file> [<options>]

        OPTIONS:
          --mode <mode>           What it shows. (values: both, trains, buses; default:
                                  both)
          -o <file>               The file to write; '-' for standard output.
        """))
  }

  @Test func theHelpOfList() throws {
    #expect(
      try help("help list") == """
        OVERVIEW: List sheets, markers, lines or tokens.

        USAGE: render-markers list [<topic>] [--pack <pack>] [--json]

        ARGUMENTS:
          <topic>                 What to list; everything when left out. (values:
                                  sheets, markers, lines, tokens)

        OPTIONS:
          --pack <pack>           The pack to draw, or the path of a pack's folder.
                                  (values: chitransit, citymapper; default: chitransit)
          --json                  Print JSON.
          -h, --help              Show help information.
        """)
  }

  @Test(arguments: [
    ("help", "--help"), ("-h", "--help"), ("stations --bogus --help", "--help"),
    ("--scale 9 -h", "--help"), ("help marker", "marker --help"), ("marker -h", "marker --help"),
    ("marker ferry --help", "marker --help"), ("help list", "list --help"),
    ("marker bus --help --version", "help marker bus"), ("help help", "help --help"),
  ])
  func helpIsShownWhereverItIsAskedFor(words: String, same: String) throws {
    #expect(try help(words) == help(same))
  }

  @Test(arguments: ["--version", "stations --version", "marker --version", "--bogus --version"])
  func theVersionIsShownWhereverItIsAskedFor(words: String) throws {
    guard case .version = try testGrammar.parse(split(words)) else { throw OtherInvocation() }
  }

  @Test func linesKeepTo80Columns() throws {
    let kinds = MarkerKind.allCases.map { "help marker \($0.rawValue)" }
    let commands = ["list", "compare", "check", "accept", "text", "text alerts", "help"].map {
      "help \($0)"
    }
    for words in ["help", "help marker"] + commands + kinds {
      for line in try help(words).split(separator: "\n") {
        #expect(line.count <= 80, "\(words): \(line)")
        #expect(line.last != " ", "\(words): \(line)")
      }
    }
  }

  @Test(arguments: MarkerKind.allCases)
  func theUsageOfAKindNamesItsOwnOptions(kind: MarkerKind) throws {
    let text = try help("help marker \(kind.rawValue)")
    let parts = text.split(separator: "OPTIONS:\n", maxSplits: 1)
    try #require(parts.count == 2)
    let rows = parts[1].split(separator: "\n").filter { $0.hasPrefix("  -") }
    let own = rows.prefix { !$0.hasPrefix("  -o") }
    let used = parts[0].split { " []()\n".contains($0) }.filter { $0.hasPrefix("--") }
    #expect(used == own.compactMap { $0.split(separator: " ").first })
  }

  @Test func undrawnStatesStandInTheDiscussionAlone() throws {
    let text = try help("help marker")
    for state in ["--pressed", "--focused", "--halo", "--translucent"] {
      #expect(text.contains(state))
      #expect(!text.contains("  \(state)"))
      #expect(try !help("help marker bus").contains(state))
    }
  }

  private static let rootHelp = """
    OVERVIEW: Render proof sheets and single transit map markers.

    Writes each sheet in each theme and scale as one picture and prints its path.
    Without a sheet's name, stations, vehicles, routes are rendered.

    USAGE: render-markers [<sheet> ...] [<options>]
           render-markers marker <kind> -o <file> [<options>]
           render-markers scene [<file>] [<options>]
           render-markers list [<topic>] [--pack <pack>] [--json]
           render-markers audit [<options>]
           render-markers compare <expected> <actual> [<options>]
           render-markers check [<name> ...] [<options>]
           render-markers accept [<name> ...] [<options>]
           render-markers text <topic> <file> [--json]
           render-markers help [<command> ...]

    ARGUMENTS:
      <sheet>                 The sheets to render. (values: stations, vehicles,
                              routes, motion)

    OPTIONS:
      --all                   Render every sheet that 'list sheets' names.
      --theme <themes>        Panels; 'both' puts two in one picture. (values:
                              light, dark, both; default: light,dark)
      --scale <scales>        Device pixels per point. (values: 1, 2, 3; default:
                              1,2,3)
      --out <folder>          The folder to write into. (default: proofs)
      --exhibit-zoom <factor> How much larger than life examples are drawn, 0.5 to
                              8. (default: 2)
      --format <formats>      File formats; svg and pdf ignore --scale. (values:
                              png, svg, pdf; default: png)
      --only <pattern>        Render the matching cells alone.
      --ground <fill>         What lies behind the examples: plain, streets,
                              water-park, aerial, a colour such as #D9DFE6, or a PNG
                              file.
      --grid                  Lay 1 pt lines over each panel, 8 pt apart.
      --no-hit-areas          Leave out the dashed 44 × 44 boxes.
      --redlines              Measure the examples and name their tokens; files are
                              NAME-redlines-THEME.
      --alerts <file>         Show this file's stop on the sheet stop-sheet.
      --animated <file>       Write motion as an animation instead, a .png or .webp
                              file; give one --theme and one --scale.
      --fps <count>           Frames a second of --animated, 1 to 90. (default: 60)
      --pack <pack>           The pack to draw, or the path of a pack's folder.
                              (values: chitransit, citymapper; default: chitransit)
      --tokens <file>         Lay a token file over the pack's own; may be repeated.
      --icons <folder>        Replace icons by those of a folder.
      --fonts <folder>        Replace the font folder.
      --font-fallback         Allow the system's fonts where one is missing.
      --palette <name>        Line colours; 'strict' keeps 3:1 against Paper and
                              Card 2. (values: default, strict; default: default)
      --jobs <count>          Pictures at work at once, 1 to 256; else one a core.
      --quiet                 Print neither progress nor paths.
      --json                  Print the files and their cells as JSON.
      --version               Show the version.
      -h, --help              Show help information.
      --generate-completion-script <shell>
                              Print a completion script. (values: bash, zsh, fish)

    SUBCOMMANDS:
      marker                  Draw one marker.
      scene                   Draw a map with its markers together.
      list                    List sheets, markers, lines or tokens.
      audit                   Measure a pack against the guidelines.
      compare                 Compare two pictures, or two folders.
      check                   Compare goldens with what is drawn now.
      accept                  Write the goldens that really differ.
      text                    Print what a sheet says, as text.
      help                    Show help for a command.

      See 'render-markers help <subcommand>' for detailed help.
    """

  private static let markerHelpStart = """
    OVERVIEW: Draw one marker.

    The picture is square and transparent, with the marker's anchor at its centre.

    --pressed, --focused, --halo and --translucent are states that the specification
    leaves undefined or rules out: each is recognised and refused with the row that
    says so.

    USAGE: render-markers marker <kind> -o <file> [<options>]
           render-markers marker station --lines <lines> [--map-zoom <zoom>]
             [--selected] -o <file> [<options>]
           render-markers marker bus-stop [--map-zoom <zoom>] [--selected] -o <file>
             [<options>]
           render-markers marker train --line <line> [--bearing <degrees>] [--stale]
             [--selected] -o <file> [<options>]
           render-markers marker bus [--route <name>] [--bearing <degrees>]
             [--stale] [--selected] -o <file> [<options>]
           render-markers marker route-chip (--line <line> [--letter <letter>] |
             --route <name> | --all) [--selected] -o <file> [<options>]
           render-markers marker nearby-button [--mode <mode>] -o <file> [<options>]

    OPTIONS:
      -o <file>               The file to write; '-' for standard output.
    """

  private static let markerHelpEnd = """
      -h, --help              Show help information.

    SUBCOMMANDS:
      station                 A station's capsule or circle.
      bus-stop                A bus stop, as the map's zoom has it.
      train                   A train on the map.
      bus                     A bus on the map.
      route-chip              A chip of the route row.
      nearby-button           The Nearby mode button.

      See 'render-markers help marker <subcommand>' for detailed help.
    """
}
