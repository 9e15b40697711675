import DesignTokens
import Foundation
import Markers
import Sheets
import Synchronization
import Testing
import Typesetting

/// One of the product's sheets in one theme, without a scale in its footer.
struct SampleSheet: Hashable, Sendable, CustomTestStringConvertible {
  let name: String
  let theme: Theme

  static let all = SheetDefinition.all.flatMap { definition in
    Theme.allCases.map { SampleSheet(name: definition.name, theme: $0) }
  }

  var testDescription: String { "\(name), \(theme.rawValue)" }

  /// Sheets are drawn once: several tests look at each.
  private static let drawn = Mutex<[SampleSheet: Sheet]>([:])

  func sheet() throws -> Sheet {
    try Self.drawn.withLock { drawn in
      if let sheet = drawn[self] { return sheet }
      let sheet = try compose()
      drawn[self] = sheet
      return sheet
    }
  }

  private func compose() throws -> Sheet {
    let design = try Pack.chitransit().design(
      theme: theme, typesetter: Typesetter(fontFolders: [Self.fonts], allowsSystemFonts: false))
    let definition = try #require(SheetDefinition.all.first { $0.name == name })
    let sheet = try definition.compose(
      SheetRequest(themes: [theme]), designs: [design], scale: nil)
    return try #require(sheet)
  }

  /// Where scripts/setup puts Figtree.
  private static let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".fonts/figtree").path
}
