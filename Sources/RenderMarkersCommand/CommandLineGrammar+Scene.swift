import DesignTokens
import Geometry
import Scenes
import Sheets

/// The command that draws a map with everything on it.
extension CommandLineGrammar {
  var sceneCommand: CommandSpec {
    CommandSpec(
      name: CommandWord.scene.rawValue, abstract: "Draw a map with its markers together.",
      discussion: """
        Draws what a scene file holds: stations, bus stops, vehicles, lanes and bus routes, as the \
        map's zoom has them. Without a file, the built-in scene. Zoom levels count tiles of 512 \
        points: the world is 512 · 2^zoom points wide. Markers stand on whole points.
        """,
      usage: "[<file>] [<options>]",
      positional: PositionalSpec(name: "file", help: "A scene file.", words: [], limit: 1),
      options: viewOptions + stateOptions + pictureFileOptions + resourceOptions + [
        .value("--jobs", "count", help: "Pictures at work at once, 1 to 256; else one a core."),
        .flag("--quiet", help: "Print neither progress nor paths."), Self.helpOption,
      ])
  }

  private var viewOptions: [OptionSpec] {
    [
      .value(
        "--map-zoom", "zoom",
        help: "The map's zoom level, 0 to 30; else the scene's own."),
      .value(
        "--center", "lat,lon",
        help: "The place in the middle, in degrees; else the scene's own."),
      .value(
        "--size", "WxH", help: "The picture's size in points; else a phone's, 393x852."),
      .value(
        "--ground", "fill",
        help:
          "The map below the markers: \(Self.groundNames), \(Self.colorExample), or a PNG file.",
        completion: .files),
    ]
  }

  private var stateOptions: [OptionSpec] {
    [
      .value(
        "--select", "id", help: "Open the stop, or highlight the vehicle, of this id."),
      .value(
        "--show-arrival", "vehicle",
        help:
          "Highlight a vehicle and move the camera as a tapped arrival does; needs an open stop."),
      .value(
        "--sheet", "detent",
        help: "Draw the app's sheet over the map; 'half' with --show-arrival.",
        completion: .words(Self.words(SceneArguments.Detent.self))),
      .flag(
        "--contact-sheet", help: "Zoom levels 12 to 17 and all themes in one picture."),
    ]
  }

  private var pictureFileOptions: [OptionSpec] {
    [
      .value(
        "--theme", "themes", help: "The themes.", default: "light,dark",
        completion: .commaSeparated(Self.words(Theme.self))),
      .value(
        "--scale", "scales", help: "Device pixels per point.", default: "1,2,3",
        completion: .commaSeparated(Self.scaleWords)),
      .value(
        "--format", "formats", help: "File formats; svg and pdf ignore --scale.", default: "png",
        completion: .commaSeparated(Self.words(SheetsArguments.Format.self))),
      .value(
        "--out", "folder", help: "The folder to write into.", default: "proofs",
        completion: .folders),
      .value("-o", "file", help: "The one file to write, instead.", completion: .files),
      .value(
        "--json", "file",
        help: "Write a report of every marker drawn, and of those in each other's way.",
        completion: .files),
    ]
  }

  /// The arguments of `scene`.
  func scene(_ parsed: ParsedArguments) throws(UsageError) -> SceneArguments {
    func text(_ key: String) throws(UsageError) -> String? {
      try parsed.value(key, accepted: "a text that is not empty", ParsedArguments.nonempty)
    }
    if parsed.positionals.first == "" {
      throw parsed.command.error("the scene's path is empty; accepted: the path of a scene file")
    }
    let detent: SceneArguments.Detent? =
      parsed.flag("--sheet") ? try parsed.choice("--sheet") : nil
    let arguments = SceneArguments(
      file: parsed.positionals.first,
      mapZoom: try parsed.value("--map-zoom", accepted: "a number from 0 to 30") {
        ParsedArguments.decimal($0, in: SceneView.zooms)
      },
      center: try parsed.value(
        "--center", accepted: "latitude,longitude in degrees such as 41.88,-87.63", Self.place),
      size: try parsed.value(
        "--size", accepted: "points across and down such as 393x852, 1 to 32767 each", Self.size),
      selection: try text("--select"), arrival: try text("--show-arrival"), detent: detent,
      isContactSheet: parsed.flag("--contact-sheet"), themes: try parsed.choices("--theme"),
      scales: try parsed.items("--scale", accepted: Self.acceptedScales, Self.scale),
      formats: try parsed.choices("--format"),
      out: try parsed.required("--out", accepted: "a path", ParsedArguments.nonempty),
      output: try text("-o"), ground: try ground(parsed), report: try text("--json"),
      resources: try resources(parsed), jobs: try jobs(parsed), isQuiet: parsed.flag("--quiet"))
    try check(arguments, parsed.command)
    return arguments
  }

  /// What excludes each other.
  private func check(
    _ arguments: SceneArguments, _ command: ResolvedCommand
  ) throws(UsageError) {
    let isSingle =
      arguments.scales.count == 1 && arguments.formats.count == 1
      && (arguments.themes.count == 1 || arguments.isContactSheet)
    if arguments.output != nil, !isSingle {
      throw command.error("'-o' is for one picture: name one --theme, --scale and --format")
    }
    if arguments.arrival != nil, arguments.selection == nil {
      throw command.error("'--show-arrival' needs '--select <id>' of the open stop")
    }
    guard arguments.isContactSheet else { return }
    if arguments.mapZoom != nil {
      throw command.error("'--map-zoom' and '--contact-sheet' exclude each other")
    }
    if arguments.arrival != nil || arguments.detent != nil || arguments.report != nil {
      throw command.error(
        "'--contact-sheet' excludes '--show-arrival', '--sheet' and '--json': they are of one view")
    }
  }

  /// "41.88,-87.63": a place on the map, as its point of the world.
  private static func place(_ text: String) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let limit = WebMercator.latitudeLimit
    guard parts.count == 2, let latitude = ParsedArguments.decimal(parts[0], in: -limit...limit),
      let longitude = ParsedArguments.decimal(parts[1], in: -180...180)
    else { return nil }
    return WebMercator.project(latitude: latitude, longitude: longitude)
  }

  /// "393x852".
  private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let width = ParsedArguments.decimal(parts[0], in: 1...32767),
      let height = ParsedArguments.decimal(parts[1], in: 1...32767)
    else { return nil }
    return Size(width, height)
  }
}
