/// The default run, done once for all tests that look at its files.
struct DefaultRun: Sendable {
  /// The files in the order in which they are named: sheet, theme, scale.
  static let names = [
    "stations-light", "stations-light@2x", "stations-light@3x",
    "stations-dark", "stations-dark@2x", "stations-dark@3x",
    "vehicles-light", "vehicles-light@2x", "vehicles-light@3x",
    "vehicles-dark", "vehicles-dark@2x", "vehicles-dark@3x",
    "routes-light", "routes-light@2x", "routes-light@3x",
    "routes-dark", "routes-dark@2x", "routes-dark@3x",
  ]

  private static let result = Result { try DefaultRun() }

  /// The run; an error where it could not be done.
  static func shared() throws -> DefaultRun { try result.get() }

  let run: ToolRun
  /// Every file and folder that was there afterwards, by its path.
  let files: [String]
  private let bytes: [String: [UInt8]]

  private init() throws {
    let folder = try TestFolder()
    run = try Tool.run([], in: folder)
    files = try folder.names()
    bytes = try Dictionary(
      uniqueKeysWithValues: run.lines.map { ($0, try folder.bytes($0)) })
  }

  /// The bytes of a sheet.
  func bytes(_ name: String) -> [UInt8] { bytes["proofs/\(name).png"] ?? [] }

  /// A sheet.
  func png(_ name: String) throws -> PNGFile { try PNGFile(bytes(name)) }
}
