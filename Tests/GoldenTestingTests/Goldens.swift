import DesignTokens
import Exports
import Foundation
import GoldenTesting
import Markers
import Sheets
import Testing
import Typesetting

/// The repository's goldens, and what they are drawn with.
enum Goldens {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let folder = GoldenFolder(
    "\(root)/goldens", updateCommand: "scripts/update-goldens")

  /// What drawings of chitransit read in a theme, as the program has it without options.
  static func design(_ theme: Theme) throws(DrawingError) -> Design {
    try design("chitransit", theme)
  }

  /// The same of any pack.
  static func design(_ pack: String, _ theme: Theme) throws(DrawingError) -> Design {
    let typesetter: Typesetter
    do throws(TypesettingError) {
      typesetter = try Typesetter(fontFolders: ["\(root)/.fonts"], allowsSystemFonts: false)
    } catch { throw .text(error) }
    guard let entry = PackRegistry.builtIn[pack] else {
      throw .value(name: "pack", value: pack, accepted: "a pack that is built in")
    }
    return try entry.load([], []).design(theme: theme, typesetter: typesetter)
  }
}

extension GoldenPicture: CustomTestStringConvertible {
  /// The golden's name.
  public var testDescription: String { name }
}
