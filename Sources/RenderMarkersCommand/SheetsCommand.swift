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
    let jobs = try files.enumerated().compactMap { index, file -> (Int, PictureJob)? in
      guard file.format == .png, let scale = file.scale else { return nil }
      return (index, try PictureJob(file.sheet.list, scale: scale.rawValue, format: .rgb))
    }
    let vectors = try files.enumerated().compactMap { index, file in
      file.format == .png ? nil : (index, try file.vectorBytes())
    }
    if !arguments.isQuiet { resources.noteFontFallbacks() }
    try AtomicFile.makeFolder(arguments.out)
    for file in files { try AtomicFile.checkDestination(file.path) }
    let report = FileReport(files, arguments)
    let renderer = PictureRenderer(jobs.map(\.1)) { job, bytes in
      try report.write(bytes, file: jobs[job].0)
    }
    try await renderer.run(workers: arguments.jobs ?? processorCount())
    for (index, bytes) in vectors { try report.write(bytes, file: index) }
    try report.finish(resources.fontFallbacks)
  }
}
