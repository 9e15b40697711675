import DesignTokens
import Exports
import PNGCodec
import Sheets

/// Makes a run's files, on all cores, once every one of them is known to be possible.
struct PictureWriter {
  private let files: [PlannedFile]
  /// Pictures of pixels, with the index of their file.
  private let jobs: [(file: Int, job: PictureJob)]
  /// Vectors, with the index of their file.
  private let vectors: [(file: Int, bytes: [UInt8])]

  /// Prepares files. Throws, before any is written, where a picture would be too large.
  init(_ files: [PlannedFile]) throws {
    self.files = files
    jobs = try files.enumerated().compactMap { index, file in
      guard file.format == .png, let scale = file.scale else { return nil }
      return (index, try PictureJob(file.sheet.list, scale: scale.rawValue, format: .rgb))
    }
    vectors = try files.enumerated().compactMap { index, file in
      file.format == .png ? nil : (index, try file.vectorBytes())
    }
  }

  /// Writes all files; folders exist.
  func write(_ report: FileReport, workers: Int?, _ resources: Resources) async throws {
    for file in files { try AtomicFile.checkDestination(file.path) }
    let indices = jobs.map(\.file)
    let renderer = PictureRenderer(jobs.map(\.job)) { job, bytes in
      try report.write(bytes, file: indices[job])
    }
    try await renderer.run(workers: workers ?? processorCount())
    for (index, bytes) in vectors { try report.write(bytes, file: index) }
    try report.finish(resources.fontFallbacks)
  }
}
