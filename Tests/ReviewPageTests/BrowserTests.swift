import Exports
import Foundation
import Testing

/// The page in a real browser: `browser/` holds the checks, `scripts/test-review-page` runs them.
@Suite struct BrowserTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var isRequired: Bool {
    ProcessInfo.processInfo.environment["RENDER_MARKERS_REQUIRE_BROWSER"] == "1"
  }

  /// Asks the script, which knows where a Chromium may be.
  private static let hasBrowser = (try? run(["--find-browser"]).status) == 0

  @Test(
    .enabled(
      if: hasBrowser || isRequired,
      "no Chromium is installed: apt-get install chromium; CHROMIUM names another one"))
  func thePageWorksInChromium() throws {
    let folder = URL.temporaryDirectory.appending(path: "review page \(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let samples = try [
      "mixed": ReviewSample.mixed(), "equal": ReviewSample.allEqual(),
      "thousand": ReviewSample.thousand(), "empty": ReviewSample.data("nothing", cases: []),
    ]
    for (name, data) in samples {
      for file in ReviewPage.files(for: data) {
        try Self.write(file.bytes, to: folder.appending(path: "\(name)/\(file.path)"))
      }
    }
    let result = try Self.run([folder.path])
    #expect(result.status == 0, "\(result.output)")
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = root.appending(path: "scripts/test-review-page")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
