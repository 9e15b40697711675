import Foundation

/// A command of the system that gives a second opinion.
struct Tool: Sendable {
  let name: String

  static let rsvgConvert = Tool(name: "rsvg-convert")
  static let pdftoppm = Tool(name: "pdftoppm")

  /// Where the command is, or nil; scripts/setup installs it.
  var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Why the command gave no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes `input` into a folder of its own, runs the command there with `arguments`, and gives
  /// what it wrote to the file `output`.
  func run(
    _ arguments: [String], input: (name: String, bytes: [UInt8]), output: String
  ) throws -> [UInt8] {
    guard let path else {
      throw Failure(description: "\(name) is not installed: run scripts/setup")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "second-opinion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(input.bytes).write(to: folder.appending(path: input.name))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) ended with \(process.terminationStatus)")
    }
    return [UInt8](try Data(contentsOf: folder.appending(path: output)))
  }
}
