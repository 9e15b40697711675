package import DesignTokens
package import Typesetting

/// A design language: its tokens and icons. Packs share nothing: each reads its own files alone.
package struct Pack: Sendable {
  /// What it is called, and what its tokens mean to a sheet.
  package let description: PackDescription
  /// The pack's tokens, with what is laid over them.
  package let tokens: TokenDocument
  /// The pack's icons.
  package let icons: IconSet

  /// A pack of files that are compiled into the binary, with token files laid over it and icons
  /// replaced.
  package init(
    _ description: PackDescription, _ files: [EmbeddedFile], overlays: [TokenSource],
    icons: [IconFile]
  ) throws(DrawingError) {
    let source: TokenSource
    do { source = try files.tokenSource(description.resolver) } catch { throw .token(error) }
    try self.init(description, tokens: source, files.icons, overlays: overlays, icons: icons)
  }

  /// A pack from its resolver file and its icons, with token files laid over it and icons replaced.
  package init(
    _ description: PackDescription, tokens: TokenSource, _ files: [IconFile],
    overlays: [TokenSource], icons: [IconFile]
  ) throws(DrawingError) {
    self.description = description
    do { self.tokens = try TokenDocument(pack: tokens, overlays: overlays) } catch {
      throw .token(error)
    }
    do {
      self.icons = try IconSet(files, required: description.requiredIcons)
        .replacing(with: icons)
    } catch { throw .icon(error) }
  }

  /// What drawings read in one theme. `palette` is `default`, or one that the pack's tokens have.
  package func design(
    theme: Theme, palette: String = "default", typesetter: Typesetter
  ) throws(DrawingError) -> Design {
    let set = try tokens(theme, palette: palette)
    return try Design(
      title: title(palette), theme: theme, tokens: set, document: tokens, icons: icons,
      typesetter: typesetter, pageColors: description.page, opticalSizes: opticalSizes(set))
  }

  /// The tokens of one theme. A pack whose tokens do not know themes looks the same in both.
  package func tokens(
    _ theme: Theme, palette: String = "default"
  ) throws(DrawingError) -> TokenSet {
    var contexts: [String: String] = [:]
    if !tokens.contexts(of: "theme").isEmpty { contexts["theme"] = theme.rawValue }
    if tokens.contexts(of: "palette").isEmpty {
      guard palette == "default" else {
        throw .value(
          name: "the palette", value: palette,
          accepted: "the pack '\(description.name)' has no palettes")
      }
    } else {
      contexts["palette"] = palette
    }
    do { return try tokens.resolve(contexts: contexts) } catch { throw .token(error) }
  }

  private func opticalSizes(_ tokens: TokenSet) throws(DrawingError) -> ClosedRange<Double>? {
    guard let rule = description.opticalSizes else { return nil }
    do throws(TokenError) {
      let (least, greatest) = (
        try tokens.dimension(rule.least), try tokens.dimension(rule.greatest)
      )
      guard least <= greatest else {
        let token = tokens.token(named: rule.greatest)
        throw TokenError(
          file: token?.file, line: token?.line, token: rule.greatest, "less than \(rule.least)")
      }
      return least...greatest
    } catch { throw .token(error) }
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
