import DesignTokens
import Foundation
import Markers
import Sheets
import Typesetting

/// The example pack of Fixtures, which is data alone.
enum ExamplePack {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Its sheet, and its design in a theme.
  static func sheet(
    _ theme: Theme = .light
  ) throws -> (definition: SheetDefinition, design: Design) {
    let folder = root.appending(path: "Fixtures/example-pack")
    let data = try DataPack(
      PackFolder(
        file: "pack.json", bytes: try read(folder.appending(path: "pack.json")),
        tokens: { name throws(TokenError) in
          let file = folder.appending(path: name)
          return TokenSource(file: name, bytes: try read(file)) { name throws(TokenError) in
            try read(file.deletingLastPathComponent().appending(path: name))
          }
        },
        icons: { name throws(TokenError) in
          let file = folder.appending(path: "\(name)/dock.svg")
          return [IconFile(name: "dock", file: "dock.svg", bytes: try read(file))]
        }))
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    guard let sheet = PackEntry(data).sheets.first else {
      throw SheetProblem(description: "no sheet")
    }
    return (sheet, try data.pack.design(theme: theme, typesetter: typesetter))
  }

  private static func read(_ file: URL) throws(TokenError) -> [UInt8] {
    do { return Array(try Data(contentsOf: file)) } catch { throw TokenError("\(error)") }
  }
}
