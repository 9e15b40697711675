import DesignTokens
import Foundation
import Markers
import Typesetting

/// Designs of the pack `chitransit`, with what a designer might lay over it.
enum TestDesign {
  /// The package's folder.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// A design; `overlays` are token files' texts.
  static func make(
    _ theme: Theme = .light, palette: String = "default", overlays: [String] = [],
    icons: [IconFile] = []
  ) throws -> Design {
    try pack(overlays, icons).design(theme: theme, palette: palette, typesetter: typesetter())
  }

  private static func pack(_ overlays: [String], _ icons: [IconFile]) throws -> Pack {
    guard overlays.isEmpty else {
      return try Pack.chitransit(overlays: overlays.map(source), icons: icons)
    }
    if icons.isEmpty { return try plain.get() }
    return icons == boxIcons ? try boxed.get() : try Pack.chitransit(icons: icons)
  }

  /// The packs that most tests draw with, read once.
  private static let plain = Result { try Pack.chitransit() }
  private static let boxed = Result { try Pack.chitransit(icons: boxIcons) }

  /// A token file as `--tokens mine.json` would read it.
  static func source(_ text: String) -> TokenSource {
    TokenSource(file: "mine.json", bytes: Array(text.utf8))
  }

  /// Figtree, from where scripts/setup puts it.
  static func typesetter() throws -> Typesetter {
    try Typesetter(
      fontFolders: [root.appending(path: ".fonts/figtree").path], allowsSystemFonts: false)
  }

  /// The pack's glyphs replaced by their view boxes: a glyph's ink is then its box.
  static let boxIcons = [("train", "24"), ("bus", "24"), ("train+bus", "51.75")].map {
    name, width in
    IconFile(
      name: name, file: "mine/\(name).svg",
      bytes: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 24">\
        <path d="M0 0H\(width)V24H0Z"/></svg>
        """.utf8))
  }
}

extension RouteName {
  /// A name that is known to be good.
  static func named(_ text: String) throws -> RouteName {
    guard let name = RouteName(text) else { throw NoSuchLayer(description: "route name \(text)") }
    return name
  }
}
