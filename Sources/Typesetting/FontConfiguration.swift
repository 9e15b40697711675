import CFontconfig

/// A configuration of fontconfig with its list of fonts.
@safe struct FontConfiguration: ~Copyable {
  /// An `FcConfig`, or nil where there is no configuration to load.
  private let handle: OpaquePointer?

  /// Loads the system's configuration, or the one in `file`, and lists its fonts.
  init(file: String? = nil) {
    if let file {
      let configuration = unsafe FcConfigCreate()
      unsafe FcConfigParseAndLoad(configuration, file, FcTrue)
      unsafe FcConfigBuildFonts(configuration)
      unsafe handle = configuration
    } else {
      unsafe handle = FcInitLoadConfigAndFonts()
    }
  }

  deinit {
    if let handle = unsafe handle { unsafe FcConfigDestroy(handle) }
  }

  /// The upright outline fonts that have all of `text`, the closest to `style` first.
  func files(closestTo style: TextStyle, covering text: String) -> [SystemFontFile] {
    guard let handle = unsafe handle else { return [] }
    let wanted = FontCharacters(text)
    let pattern = FontPattern(style, wanted)
    return unsafe pattern.sortedFonts(of: handle, having: wanted)
  }
}
