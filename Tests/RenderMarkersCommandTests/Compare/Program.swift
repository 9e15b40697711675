import Bitmap
import Foundation
import PNGCodec
import Testing

/// Runs the program as it was built beside the tests.
struct Program {
  /// How a run ended.
  struct Ending {
    let status: Int32
    let output: String
    let errors: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The folder that the test bundle was built into.
  static let binary: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle ?? program)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("render-markers").path
  }()

  /// The environment of the tests, with our fonts and neither CI nor GitHub; nil unsets a variable.
  static func environment(_ changes: [String: String?]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["GITHUB_ACTIONS"] = nil
    environment["RENDER_MARKERS_FONTS"] = "\(root)/.fonts"
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  static func process(
    _ arguments: [String], in folder: String, _ changes: [String: String?] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: binary)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment(changes)
    return process
  }

  static func run(
    _ arguments: [String], in folder: String, _ changes: [String: String?] = [:],
    limit: String? = nil
  ) throws -> Ending {
    let process = process(arguments, in: folder, changes)
    if let limit {
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", "trap '' XFSZ; \(limit); exec \"$0\" \"$@\"", binary] + arguments
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ending(status: process.terminationStatus, output: text, errors: message)
  }
}
