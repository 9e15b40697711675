package import DesignTokens
package import Markers
import PackFiles

extension PackDescription {
  /// The pack of document 004.
  package static let citymapper = PackDescription(
    name: "citymapper", resolver: "citymapper.resolver.json",
    requiredIcons: SymbolRow.all.flatMap(\.icons),
    page: PageColors(
      paper: "scheme.canvas", ink: "scheme.text-primary", caption: "scheme.text-secondary",
      ground: "scheme.surface-1", redline: "sheet.redline"),
    opticalSizes: OpticalSizes(
      least: "font.optical-size-least", greatest: "font.optical-size-greatest"))
}

extension Pack {
  /// The pack `citymapper` (document 004), as built in, with token files laid over it and icons
  /// replaced.
  package static func citymapper(
    overlays: [TokenSource] = [], icons: [IconFile] = []
  ) throws(DrawingError) -> Pack {
    try Pack(.citymapper, files, overlays: overlays, icons: icons)
  }

  private static let files = unsafe EmbeddedFile.files { unsafe pack_files_citymapper($0) }
}
