import Bitmap
import Exports
import Foundation
import PNGCodec

/// A folder with pictures in it, which goes away with the fixture.
final class PictureFixture: Sendable {
  let root: String

  init() throws {
    let name = "compare-tests-\(UUID().uuidString)"
    root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  /// Writes bytes below the folder, with the folders above them.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = path(name)
    let parent = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    guard let handle = fopen(file, "w") else { throw CocoaError(.fileWriteUnknown) }
    fwrite(bytes, 1, bytes.count, handle)
    fclose(handle)
  }

  func write(_ bitmap: Bitmap, _ name: String) throws {
    try write(PNG.encode(bitmap, format: .rgba, scale: 1), name)
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) }
  }

  func decoded(_ name: String) throws -> Bitmap { try PNG.decode(bytes(name) ?? []) }

  /// A picture of one opaque grey.
  static func gray(_ level: UInt32, width: Int = 8, height: Int = 6) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFF00_0000 | level * 0x01_0101, count: width * height))
  }
}
