import DesignTokens
import Foundation
import GoldenTesting
import Markers
import Typesetting

/// The repository's goldens, and what they are drawn with.
enum Goldens {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let folder = GoldenFolder(
    "\(root)/goldens", failures: "\(root)/.build/golden-failures")

  /// What drawings read in a theme, as the program has it without options.
  static func design(_ theme: Theme) throws -> Design {
    try Pack.chitransit().design(
      theme: theme,
      typesetter: Typesetter(fontFolders: ["\(root)/.fonts"], allowsSystemFonts: false))
  }
}
