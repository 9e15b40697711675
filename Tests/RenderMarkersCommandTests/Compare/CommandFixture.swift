import Bitmap
import Foundation
import PNGCodec

/// A folder to run the program in, which goes away with the fixture.
final class CommandFixture: Sendable {
  let root: String

  init() throws {
    let name = "command-tests-\(UUID().uuidString)"
    root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let parent = name.split(separator: "/").dropLast().joined(separator: "/")
    try folder(parent)
    guard let file = fopen(path(name), "w") else { throw CocoaError(.fileWriteUnknown) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  /// A picture of one opaque grey.
  func write(gray level: UInt32, _ name: String, width: Int = 8, height: Int = 6) throws {
    let pixels = Array(repeating: 0xFF00_0000 | level * 0x01_0101, count: width * height)
    try write(
      PNG.encode(
        Bitmap(width: width, height: height, pixels: pixels), format: .rgba, scale: 1), name)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) }
  }

  func text(_ name: String) -> String { String(decoding: bytes(name) ?? [], as: UTF8.self) }

  func decoded(_ name: String) throws -> Bitmap { try PNG.decode(bytes(name) ?? []) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// All files below a folder, hidden ones too.
  func files(_ name: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(name))?.allObjects as? [String] ?? []).sorted()
  }

  func run(
    _ arguments: String..., environment: [String: String?] = [:], limit: String? = nil
  ) throws -> Program.Ending {
    try Program.run(arguments, in: root, environment, limit: limit)
  }
}
