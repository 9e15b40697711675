import DesignTokens
import Exports
import Markers
import PNGCodec
import Sheets

/// The default command: renders sheets.
struct SheetsCommand {
  private let arguments: SheetsArguments

  init(_ arguments: SheetsArguments) { self.arguments = arguments }

  /// Lays out every sheet before the first file is written, so that a mistake leaves none.
  func run() async throws {
    let resources = try Resources(arguments.resources)
    let files = try SheetPlan(arguments, resources).files()
    guard !files.isEmpty else {
      throw CommandFailure(
        .usage,
        "no cell matches --only \(Quoting.quoted(arguments.only ?? "")); accepted: part of a cell's "
          + "caption, or of its name without the theme, as --json lists them")
    }
    let writer = try PictureWriter(files)
    if !arguments.isQuiet { resources.noteFontFallbacks() }
    try AtomicFile.makeFolder(arguments.out)
    try await writer.write(
      FileReport(files, isQuiet: arguments.isQuiet, isJSON: arguments.isJSON),
      workers: arguments.jobs, resources)
  }
}
