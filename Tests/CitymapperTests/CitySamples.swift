import Citymapper
import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Typesetting

/// Designs of the pack `citymapper`, and what its components draw.
enum CitySamples {
  /// The package's folder.
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The fonts, from where scripts/setup puts them.
  static func typesetter() throws -> Typesetter {
    try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
  }

  static func design(_ theme: Theme = .light, overlays: [String] = []) throws -> Design {
    let sources = overlays.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }
    return try Pack.citymapper(overlays: sources).design(theme: theme, typesetter: typesetter())
  }

  static func chitransit(_ theme: Theme = .light) throws -> Design {
    try Pack.chitransit().design(theme: theme, typesetter: typesetter())
  }

  /// The advance of a text in Inter.
  static func advance(
    _ text: String, _ size: Double, _ weight: Int, tracking: Double = 0,
    features: [FontFeature] = []
  ) throws -> Double {
    try typesetter().outline(
      text,
      TextStyle(
        family: "Inter", size: size, weight: weight, opticalSizes: 14...32, tracking: tracking,
        features: features)
    ).advance
  }
}

extension [DisplayItem] {
  /// Every fill of a layer of that name, however deep, lowest first.
  func fills(_ layer: String) -> [(path: Path, color: Color)] {
    flatMap { item -> [(path: Path, color: Color)] in
      guard case .group(let group) = item else { return [] }
      guard group.name == layer else { return group.items.fills(layer) }
      return group.items.compactMap { item in
        if case .fill(let path, let color, _) = item { (path, color) } else { nil }
      } + group.items.fills(layer)
    }
  }

  /// The colour of the only fill of a layer.
  func color(_ layer: String) -> String? {
    let fills = fills(layer)
    return fills.count == 1 ? fills[0].color.hex : nil
  }

  /// What a layer's fills cover together.
  func box(_ layer: String) -> Rect? {
    fills(layer).compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

/// Whether two numbers agree to a millionth.
func isClose(_ left: Double?, _ right: Double) -> Bool {
  left.map { abs($0 - right) < 1e-6 } ?? false
}
