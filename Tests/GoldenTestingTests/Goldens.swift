import DesignTokens
import Exports
import Foundation
import GoldenTesting
import Markers
import Testing
import Typesetting

/// The repository's goldens, and what they are drawn with.
enum Goldens {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let folder = GoldenFolder(
    "\(root)/goldens", updateCommand: "scripts/update-goldens")

  /// What drawings read in a theme, as the program has it without options.
  static func design(_ theme: Theme) throws(DrawingError) -> Design {
    let typesetter: Typesetter
    do throws(TypesettingError) {
      typesetter = try Typesetter(fontFolders: ["\(root)/.fonts"], allowsSystemFonts: false)
    } catch { throw .text(error) }
    return try Pack.chitransit().design(theme: theme, typesetter: typesetter)
  }
}

extension GoldenPicture: CustomTestStringConvertible {
  /// The golden's name.
  public var testDescription: String { name }
}
