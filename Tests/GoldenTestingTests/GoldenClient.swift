import Bitmap
import Foundation
import PNGCodec

/// A copy of Fixtures/GoldenTestingClient, a package that uses only the public library. Its goldens
/// are changed for each case, and its tests run as anyone runs them.
struct GoldenClient {
  /// What a run of its tests gave.
  struct Run {
    let status: Int32
    let output: String
    /// Attachments by name.
    let attachments: [String: [UInt8]]
  }

  static let picture = "badges/plain@2x.png"
  static let text = "badges/plain.txt"

  private static let fixture = "\(Goldens.root)/Fixtures/GoldenTestingClient"
  /// Two folders below ours, so that its path to us holds here too.
  private static let copy = "\(Goldens.root)/.build/golden-client"
  private static let tests = "Tests/GoldenTestingClientTests"
  private static var files: FileManager { .default }

  /// Where a failure of the client leaves its pictures.
  static let failures = "\(copy)/.build/golden-failures"
  /// The client's goldens.
  static let goldens = "\(copy)/\(tests)/Goldens"

  /// Built once; nil, or what the build printed.
  private static let build = Task<String?, any Error> {
    for file in ["Package.swift", "\(tests)/Badge.swift", "\(tests)/BadgeTests.swift"] {
      try update(file)
    }
    try files.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    let (status, output) = try await swift(["build", "--build-tests"], [:])
    return status == 0 ? nil : output
  }

  /// The client with the goldens of the repository.
  init() async throws {
    if let failure = try await Self.build.value { throw ClientError(description: failure) }
    for folder in [Self.goldens, Self.failures] where Self.files.fileExists(atPath: folder) {
      try Self.files.removeItem(atPath: folder)
    }
    try Self.files.copyItem(
      atPath: "\(Self.fixture)/\(Self.tests)/Goldens", toPath: Self.goldens)
  }

  /// Runs the client's tests whose name matches `filter`.
  func run(_ filter: String, _ environment: [String: String] = [:]) async throws -> Run {
    let folder = "\(Self.copy)/.build/attachments"
    try? Self.files.removeItem(atPath: folder)
    try Self.files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (status, output) = try await Self.swift(
      [
        "test", "--skip-build", "--disable-xctest", "--filter", filter, "--attachments-path",
        folder,
      ], environment)
    let names = try Self.files.contentsOfDirectory(atPath: folder)
    let attachments = try names.map { ($0, try Self.read("\(folder)/\($0)")) }
    return Run(
      status: status, output: output, attachments: Dictionary(uniqueKeysWithValues: attachments))
  }

  /// The bytes of a golden; nil where there is none.
  func golden(_ name: String) -> [UInt8]? { try? Self.read("\(Self.goldens)/\(name)") }

  /// Writes a golden, or a file beside one.
  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(Self.goldens)/\(name)"))
  }

  /// Removes a golden.
  func remove(_ name: String) throws {
    try Self.files.removeItem(atPath: "\(Self.goldens)/\(name)")
  }

  /// Changes the pixels of the picture's golden.
  func changePicture(_ change: (inout Bitmap) -> Void) throws {
    var bitmap = try PNG.decode(Self.read("\(Self.goldens)/\(Self.picture)"))
    change(&bitmap)
    try write(PNG.encode(bitmap, format: .rgba, scale: 2), Self.picture)
  }

  /// A file that a failure left, by its path below the failures folder; nil where there is none.
  func failure(_ name: String) -> [UInt8]? { try? Self.read("\(Self.failures)/\(name)") }

  private static func read(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path)))
  }

  /// Copies a file where it differs, so that nothing is compiled twice.
  private static func update(_ file: String) throws {
    let (source, target) = (URL(filePath: "\(fixture)/\(file)"), URL(filePath: "\(copy)/\(file)"))
    let bytes = try Data(contentsOf: source)
    guard (try? Data(contentsOf: target)) != bytes else { return }
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: target)
  }

  private static func swift(
    _ arguments: [String], _ environment: [String: String]
  ) async throws -> (Int32, String) {
    let log = "\(copy)/.build/log.txt"
    try files.createDirectory(atPath: "\(copy)/.build", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: log))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments + ["--package-path", copy]
    // What this run was asked for is not asked of the client.
    let ours = ["CI", "GITHUB_ACTIONS", "RENDER_MARKERS_", "CLIENT_", "SWT_", "XCTest"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { variable in !ours.contains { variable.key.hasPrefix($0) } }
      .merging(environment) { $1 }
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    // Waits without holding a thread that other tests could run on.
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return (process.terminationStatus, String(decoding: try read(log), as: UTF8.self))
  }
}

/// Why the client could not be built.
struct ClientError: Error, CustomStringConvertible {
  let description: String
}
