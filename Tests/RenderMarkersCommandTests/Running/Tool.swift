import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The built command, run as a user runs it: a process of its own, in a folder of its own.
enum Tool {
  /// It was not found, or did not end.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The executable that was built beside the tests.
  static func path() throws -> String {
    let starts = [Bundle.main.executablePath, CommandLine.arguments.first].compactMap(\.self)
    for start in starts + Bundle.allBundles.map(\.bundlePath) {
      if let path = program(near: start) { return path }
    }
    throw Failure(description: "no executable render-markers in or above \(starts)")
  }

  /// The program in the folder of `start` or in one above it, as far as a bundle is deep.
  private static func program(near start: String) -> String? {
    var folder = URL(filePath: start).resolvingSymlinksInPath()
    for _ in 0..<5 {
      let path = folder.appending(path: "render-markers").path
      var isFolder: ObjCBool = false
      // A clone of this repository is a folder of the same name.
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        return path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The fonts that scripts/setup put into the repository.
  static let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".fonts").path

  /// What a run finds in its environment when a test says nothing else.
  static let environment = [
    "RENDER_MARKERS_FONTS": fonts, "LC_ALL": "C", "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]

  /// Runs the command with `arguments` in `folder`.
  static func run(
    _ arguments: [String], in folder: TestFolder, environment: [String: String] = [:]
  ) throws -> ToolRun {
    try start(try path(), arguments, in: folder, environment)
  }

  /// Runs a bash script in which "$tool" is the command, without any signal ignored or blocked.
  static func shell(
    _ script: String, in folder: TestFolder, environment: [String: String] = [:]
  ) throws -> ToolRun {
    var environment = environment
    environment["tool"] = try path()
    let arguments = ["--default-signal", "bash", "-c", script]
    return try start("/usr/bin/env", arguments, in: folder, environment)
  }

  /// Whether a program stands in the usual folders.
  static func has(_ program: String) -> Bool {
    ["/usr/local/bin/", "/usr/bin/", "/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  /// Longer than any run takes in a debug build on a busy machine.
  private static let patience = 120.0

  private static func start(
    _ program: String, _ arguments: [String], in folder: TestFolder,
    _ environment: [String: String]
  ) throws -> ToolRun {
    let streams = try TestFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: no run waits for a test to read.
    process.standardOutput = try streams.handle("output")
    process.standardError = try streams.handle("error")
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(description: "\(program) \(arguments) did not end in \(patience) s")
    }
    return ToolRun(
      arguments: arguments,
      ending: process.terminationReason == .exit
        ? .status(process.terminationStatus) : .signal(process.terminationStatus),
      output: try streams.bytes("output"),
      errors: String(decoding: try streams.bytes("error"), as: UTF8.self))
  }
}
