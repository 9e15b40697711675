import DesignTokens
import DisplayList
import Markers

/// The command that draws one marker.
extension CommandLineGrammar {
  /// `marker` with one command below it for each kind.
  var markerCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.marker.rawValue, abstract: "Draw one marker.",
      discussion: """
        The picture is square and transparent, with the marker's anchor at its centre.

        --pressed, --focused, --halo and --translucent are states that the specification leaves \
        undefined or rules out: each is recognised and refused with the row that says so.
        """,
      usage: "<kind> -o <file> [<options>]", options: markerOptions,
      subcommands: MarkerKind.allCases.map(command), requiredSubcommand: "marker kind")
  }

  private func command(for kind: MarkerKind) -> CommandSpec {
    let (abstract, usage) = Self.texts(of: kind)
    return CommandSpec(
      name: kind.rawValue, abstract: abstract, usage: usage + " -o <file> [<options>]",
      options: options(of: kind) + markerOptions)
  }

  private static func texts(of kind: MarkerKind) -> (abstract: String, usage: String) {
    switch kind {
    case .station:
      ("A station's capsule or circle.", "--lines <lines> [--map-zoom <zoom>] [--selected]")
    case .busStop:
      ("A bus stop, as the map's zoom has it.", "[--map-zoom <zoom>] [--selected]")
    case .train:
      ("A train on the map.", "--line <line> [--bearing <degrees>] [--stale] [--selected]")
    case .bus:
      ("A bus on the map.", "[--route <name>] [--bearing <degrees>] [--stale] [--selected]")
    case .routeChip:
      (
        "A chip of the route row.",
        "(--line <line> [--letter <letter>] | --route <name> | --all) [--selected]"
      )
    case .nearbyButton:
      ("The Nearby mode button.", "[--mode <mode>]")
    }
  }

  private func options(of kind: MarkerKind) -> [OptionSpec] {
    let selected = OptionSpec.flag("--selected", help: "Draw the selected state.")
    let stale = OptionSpec.flag("--stale", help: "Draw a vehicle whose position is old.")
    let bearing = OptionSpec.value(
      "--bearing", "degrees", help: "Heading, clockwise from north; without it, no arrow.")
    let line = OptionSpec.value("--line", "line", help: "A line's id.", completion: .words(lines))
    let route = OptionSpec.value(
      "--route", "name", help: "A bus route's name, 1 to \(RouteName.longest) characters.")
    switch kind {
    case .station:
      let lines = OptionSpec.value(
        "--lines", "lines", help: "Line ids, separated by commas.",
        completion: .commaSeparated(lines))
      return [lines, mapZoom(default: "15"), selected]
    case .busStop: return [mapZoom(default: "16"), selected]
    case .train: return [line, bearing, stale, selected]
    case .bus: return [route, bearing, stale, selected]
    case .routeChip:
      let letter = OptionSpec.value("--letter", "letter", help: "One character on a line's chip.")
      return [line, letter, route, .flag("--all", help: "The chip for all routes."), selected]
    case .nearbyButton:
      let modes = OptionSpec.Completion.words(Self.words(NearbyMode.self))
      return [.value("--mode", "mode", help: "What it shows.", default: "both", completion: modes)]
    }
  }

  private func mapZoom(default zoom: String) -> OptionSpec {
    .value("--map-zoom", "zoom", help: "The map's zoom level, 0 to 30.", default: zoom)
  }

  private var markerOptions: [OptionSpec] {
    let undrawn = UndrawnState.allCases.map {
      OptionSpec.flag("--" + $0.rawValue, help: "Never drawn.", isHidden: true)
    }
    return pictureOptions + resourceOptions + undrawn + [Self.helpOption]
  }

  private var pictureOptions: [OptionSpec] {
    [
      .value(
        "-o", "file", help: "The file to write; '-' for standard output.", completion: .files),
      .value(
        "--theme", "theme", help: "The theme.", default: "light",
        completion: .words(Self.words(Theme.self))),
      .value(
        "--scale", "scale", help: "Device pixels per point.", default: "1",
        completion: .words(Self.scaleWords)),
      .value(
        "--frame", "points",
        help: "The side of the canvas, at most 4096; else the smallest even number that fits."),
      .value(
        "--background", "fill", help: "One of the words, or \(Self.colorExample).",
        default: "none", completion: .words(["none", "ground", "paper"])),
      .value("--pixels", "times", help: "Enlarge each finished pixel, 2 to 16 times."),
    ]
  }

  /// A path that does not promise another format by its ending.
  private static func picturePath(_ text: String) -> String? {
    let others = [
      ".svg", ".pdf", ".jpg", ".jpeg", ".webp", ".gif", ".tif", ".tiff", ".bmp", ".avif",
    ]
    return others.contains(where: text.lowercased().hasSuffix)
      ? nil : ParsedArguments.nonempty(text)
  }

  /// The arguments of `marker`.
  func marker(_ parsed: ParsedArguments) throws(UsageError) -> MarkerArguments {
    let kind: MarkerKind = try parsed.choice("kind", parsed.command.spec.name)
    let output: String = try parsed.required(
      "-o", accepted: "the path of a .png file, or - alone", Self.picturePath)
    return MarkerArguments(
      kind: kind, state: try state(kind, parsed),
      undrawnStates: UndrawnState.allCases.filter { parsed.flag("--\($0.rawValue)") },
      theme: try parsed.choice("--theme"),
      scale: try parsed.required("--scale", accepted: Self.acceptedScales, Self.scale),
      frame: try parsed.value("--frame", accepted: "a number of points above 0, at most 4096") {
        ParsedArguments.decimal($0, in: .leastNonzeroMagnitude...4096)
      },
      background: try background(parsed),
      pixels: try parsed.value("--pixels", accepted: "a whole number from 2 to 16") {
        ParsedArguments.whole($0, in: 2...16)
      },
      output: output, resources: try resources(parsed))
  }

  private func background(
    _ parsed: ParsedArguments
  ) throws(UsageError) -> MarkerArguments.Background {
    let text = try parsed.required("--background")
    switch text {
    case "none": return .none
    case "ground": return .ground
    case "paper": return .paper
    default:
      if let color = Color(hex: text) { return .color(color) }
      throw parsed.invalid(
        "--background", text, among: ["none", "ground", "paper", Self.colorExample])
    }
  }

  private func state(
    _ kind: MarkerKind, _ parsed: ParsedArguments
  ) throws(UsageError) -> MarkerState {
    let isSelected = parsed.flag("--selected")
    let isStale = parsed.flag("--stale")
    switch kind {
    case .station:
      let (lines, zoom) = (try lines(parsed), try mapZoom(parsed))
      return .station(StationState(lines: lines, mapZoom: zoom, isSelected: isSelected))
    case .busStop:
      return .busStop(BusStopState(mapZoom: try mapZoom(parsed), isSelected: isSelected))
    case .train:
      let (line, bearing) = (try line(parsed), try bearing(parsed))
      return .train(
        TrainState(line: line, bearing: bearing, isStale: isStale, isSelected: isSelected))
    case .bus:
      let (route, bearing) = (try route(parsed), try bearing(parsed))
      return .bus(
        BusState(route: route, bearing: bearing, isStale: isStale, isSelected: isSelected))
    case .routeChip:
      return .routeChip(RouteChipState(try chip(parsed), isSelected: isSelected))
    case .nearbyButton: return .nearbyButton(try parsed.choice("--mode"))
    }
  }
}
