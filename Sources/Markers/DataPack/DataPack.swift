package import DesignTokens

/// A pack that is data alone, read from a folder and checked: every token and icon that its markers
/// name is there, in both themes, and of the type that is needed.
package struct DataPack: Sendable {
  /// Its tokens and icons.
  package let pack: Pack
  /// Its markers, at least one.
  package let markers: [DataMarker]

  /// Reads a pack, with token files laid over it and icons replaced.
  package init(
    _ folder: PackFolder, overlays: [TokenSource] = [], icons: [IconFile] = []
  ) throws(DrawingError) {
    let manifest: PackManifest
    let tokens: TokenSource
    let files: [IconFile]
    do throws(TokenError) {
      manifest = try PackManifest(folder.bytes, file: folder.file)
      tokens = try folder.tokens(manifest.tokens)
      files = try manifest.icons.map(folder.icons) ?? []
    } catch { throw .token(error) }
    pack = try Pack(
      manifest.description, tokens: tokens, files, overlays: overlays, icons: icons)
    markers = manifest.markers
    for theme in Theme.allCases {
      let set = try pack.tokens(theme)
      do throws(TokenError) { try manifest.check(set, pack.icons) } catch { throw .token(error) }
    }
  }
}
