import DesignTokens
import Foundation
import Markers
import Sheets
import Typesetting

/// Sheets of the pack `citymapper`.
enum CitymapperSamples {
  /// A sheet of that name, or nil when the request matches no cell; token files' texts laid over the
  /// pack.
  static func compose(
    _ name: String, _ request: SheetRequest, overlays: [String] = []
  ) throws -> Sheet? {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    guard let entry = PackRegistry.builtIn["citymapper"],
      let definition = entry.sheets.first(where: { $0.name == name })
    else { throw SheetProblem(description: "no sheet \(name)") }
    let pack = try entry.load(
      overlays.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }, [])
    let designs = try request.themes.map { try pack.design(theme: $0, typesetter: typesetter) }
    return try definition.compose(request, designs: designs, scale: .two)
  }
}
