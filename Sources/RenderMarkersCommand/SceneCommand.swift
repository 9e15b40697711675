import DesignTokens
import Exports
import Scenes

/// `scene`: draws a map with everything on it.
struct SceneCommand {
  private let arguments: SceneArguments

  init(_ arguments: SceneArguments) { self.arguments = arguments }

  /// Draws everything before the first file is written, so that a mistake leaves none.
  func run() async throws {
    let resources = try Resources(arguments.resources)
    let plan = try ScenePlan(arguments, resources)
    let files = try plan.files()
    let report = try arguments.report.map { (path: $0, bytes: try plan.report()) }
    let writer = try PictureWriter(files)
    if !arguments.isQuiet { resources.noteFontFallbacks() }
    if arguments.output == nil { try AtomicFile.makeFolder(arguments.out) }
    try await writer.write(
      FileReport(files, isQuiet: arguments.isQuiet, isJSON: false), workers: arguments.jobs,
      resources)
    guard let report else { return }
    try AtomicFile.write(report.bytes, to: report.path)
    if !arguments.isQuiet { try StandardStream.output.write(report.path + "\n") }
  }
}
