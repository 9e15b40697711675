import DesignTokens
import Exports
import Markers
import PNGCodec
import Sheets

/// The default command: renders sheets.
struct SheetsCommand {
  private let arguments: SheetsArguments
  private let accepted: AuditBaseline?
  private let others: [String]

  /// The command; `accepted` are findings that an audit's sheet shows so, and no picture may be one of
  /// the files `others`.
  init(
    _ arguments: SheetsArguments, accepted: AuditBaseline? = nil, besides others: [String] = []
  ) {
    self.arguments = arguments
    self.accepted = accepted
    self.others = others
  }

  /// Lays out every sheet before the first file is written, so that a mistake leaves none.
  func run() async throws {
    let resources = try Resources(arguments.resources)
    let plan = try SheetPlan(arguments, resources, accepted: accepted)
    if let animation = arguments.animation {
      return try write(animation, plan, resources)
    }
    let files = try plan.files()
    guard !files.isEmpty else { throw noCellMatches }
    try checkNames(files)
    let writer = try PictureWriter(files)
    if !arguments.isQuiet { resources.noteFontFallbacks() }
    try AtomicFile.makeFolder(arguments.out)
    try await writer.write(
      FileReport(files, isQuiet: arguments.isQuiet, isJSON: arguments.isJSON),
      workers: arguments.jobs, resources)
  }

  /// Writes one file with an animation in place of pictures.
  private func write(
    _ request: AnimationArguments, _ plan: SheetPlan, _ resources: Resources
  ) throws {
    guard let scale = arguments.scales.first,
      let animation = try plan.animation(framesPerSecond: request.framesPerSecond)
    else { throw noCellMatches }
    let renderer = try AnimationRenderer(animation, scale: scale.rawValue)
    if !arguments.isQuiet { resources.noteFontFallbacks() }
    try AtomicFile.checkDestination(request.path)
    try AtomicFile.write(renderer.bytes(request.format), to: request.path)
    if arguments.isJSON {
      let entry = SheetManifest.entry(
        path: request.path, animation: animation, scale: scale,
        fallbacks: resources.fontFallbacks)
      try StandardStream.output.write(JSONValue.array([entry]).serialized(pretty: true) + "\n")
    } else if !arguments.isQuiet {
      try StandardStream.output.write(request.path + "\n")
    }
  }

  private func checkNames(_ files: [PlannedFile]) throws(CommandFailure) {
    let places = Set(others.compactMap(SystemPath.resolvedOrPlanned))
    guard !places.isEmpty else { return }
    for file in files {
      guard let place = SystemPath.resolvedOrPlanned(file.path), places.contains(place) else {
        continue
      }
      throw CommandFailure(.usage, "\(file.path) is a picture of the sheet: name another file")
    }
  }

  private var noCellMatches: CommandFailure {
    CommandFailure(
      .usage,
      "no cell matches --only \(Quoting.quoted(arguments.only ?? "")); accepted: part of a cell's "
        + "caption, or of its name without the theme, as --json lists them")
  }
}
