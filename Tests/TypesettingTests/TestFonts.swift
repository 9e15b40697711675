import Foundation
import Typesetting

/// The fonts that tests are set in.
enum TestFonts {
  /// Where scripts/setup puts Figtree.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".fonts/figtree").path

  static let figtree = folder + "/Figtree[wght].ttf"

  /// A typesetter with Figtree alone.
  static func typesetter() throws -> Typesetter {
    try Typesetter(fontFolders: [folder], allowsSystemFonts: false)
  }
}

extension TextStyle {
  /// Figtree. At 1000 points a font unit is a point.
  static func figtree(_ size: Double, _ weight: Int) -> TextStyle {
    TextStyle(family: "Figtree", size: size, weight: weight)
  }

  /// The digits font at 1000 points.
  static let digits = TextStyle(family: DigitsFont.family, size: 1000, weight: 400)
}
