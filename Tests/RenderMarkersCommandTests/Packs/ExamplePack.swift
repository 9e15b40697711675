import Foundation
import Testing

/// The example pack of Fixtures, copied into a test's folder, where a test may spoil it.
enum ExamplePack {
  static let source = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardized

  /// A copy at "packs/mine"; `changes` replaces a text in a file of it.
  static func copy(
    into folder: TestFolder, _ changes: [(file: String, from: String, to: String)] = []
  ) throws -> String {
    try folder.makeFolder("packs")
    try FileManager.default.copyItem(
      atPath: source.appending(path: "example-pack").path, toPath: folder.path + "/packs/mine")
    for change in changes {
      let name = "packs/mine/\(change.file)"
      let text = try folder.text(name)
      try #require(text.contains(change.from), "\(name) has no \(change.from)")
      try folder.write(text.replacing(change.from, with: change.to), to: name)
    }
    return "packs/mine"
  }
}
