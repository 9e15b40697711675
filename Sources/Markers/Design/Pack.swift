package import DesignTokens
package import Typesetting

/// A design language: its tokens and icons. Packs share nothing.
package struct Pack: Sendable {
  /// The pack's tokens, with what is laid over them.
  package let tokens: TokenDocument
  /// The pack's icons.
  package let icons: IconSet

  /// The pack `chitransit` (documents 000 to 003), as built in, with token files laid over it and
  /// icons replaced.
  package static func chitransit(
    overlays: [TokenSource] = [], icons: [IconFile] = []
  ) throws(DrawingError) -> Pack {
    let files = EmbeddedFile.chitransit
    return Pack(
      tokens: try document(files, overlays), icons: try iconSet(files.icons, icons))
  }

  /// The scene file that the pack is shown with: the Loop.
  package static var sceneFile: [UInt8] {
    EmbeddedFile.chitransit.first { $0.name == "scenes/loop.scene.json" }?.bytes ?? []
  }

  private static func document(
    _ files: [EmbeddedFile], _ overlays: [TokenSource]
  ) throws(DrawingError) -> TokenDocument {
    do {
      return try TokenDocument(
        pack: files.tokenSource("chitransit.resolver.json"), overlays: overlays)
    } catch { throw .token(error) }
  }

  private static func iconSet(
    _ files: [IconFile], _ replacements: [IconFile]
  ) throws(DrawingError) -> IconSet {
    do { return try IconSet(files).replacing(with: replacements) } catch { throw .icon(error) }
  }

  /// What drawings read in one theme. `palette` is `default` or `strict`.
  package func design(
    theme: Theme, palette: String = "default", typesetter: Typesetter
  ) throws(DrawingError) -> Design {
    let set: TokenSet
    do {
      set = try tokens.resolve(contexts: ["theme": theme.rawValue, "palette": palette])
    } catch { throw .token(error) }
    return try Design(
      title: title(palette), theme: theme, tokens: set, document: tokens, icons: icons,
      typesetter: typesetter)
  }

  /// What a sheet's footer says of its tokens: a proof of other values than the pack's is told apart.
  private func title(_ palette: String) -> String {
    var parts = [tokens.name]
    if let version = tokens.version { parts.append("tokens \(version)") }
    if palette != "default" { parts.append("palette \(palette)") }
    for file in tokens.overlayFiles {
      parts.append("with \(file.split(separator: "/").last ?? "")")
    }
    return parts.joined(separator: " · ")
  }
}
