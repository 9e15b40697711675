import CFontconfig

/// What is asked of fontconfig.
@safe struct FontPattern: ~Copyable {
  /// An `FcPattern`.
  private let handle: OpaquePointer?

  /// A pattern for `style` and `characters`. The language is set so that fontconfig does not take
  /// the locale's.
  init(_ style: TextStyle, _ characters: borrowing FontCharacters) {
    let pattern = unsafe FcPatternCreate()
    unsafe FcPatternAddString(pattern, FC_FAMILY, style.family)
    unsafe FcPatternAddString(pattern, FC_LANG, "en")
    unsafe FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    unsafe FcPatternAddDouble(
      pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(min(max(style.weight, 1), 1000))))
    unsafe FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    unsafe FcPatternAddCharSet(pattern, FC_CHARSET, characters.handle)
    unsafe handle = pattern
  }

  deinit {
    if let handle = unsafe handle { unsafe FcPatternDestroy(handle) }
  }

  /// The upright outline fonts of `configuration` (an `FcConfig`) that have all of `characters`,
  /// the closest first.
  consuming func sortedFonts(
    of configuration: OpaquePointer, having characters: borrowing FontCharacters
  ) -> [SystemFontFile] {
    unsafe FcConfigSubstitute(configuration, handle, FcMatchPattern)
    unsafe FcDefaultSubstitute(handle)
    var result = FcResultNoMatch
    guard let set = unsafe FcFontSort(configuration, handle, FcFalse, nil, &result) else {
      return []
    }
    defer { unsafe FcFontSetDestroy(set) }
    var files: [SystemFontFile] = []
    for position in 0..<Int(unsafe set.pointee.nfont) {
      guard let font = unsafe set.pointee.fonts[position],
        let file = unsafe Self.file(of: font, having: characters)
      else { continue }
      files.append(file)
    }
    return files
  }

  /// The file of `font` (an `FcPattern`), or nil where the font is not to be used.
  private static func file(
    of font: OpaquePointer, having characters: borrowing FontCharacters
  ) -> SystemFontFile? {
    var set: OpaquePointer?
    var slant = FC_SLANT_ROMAN
    var index: CInt = 0
    var path: UnsafeMutablePointer<FcChar8>?
    unsafe FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index)
    guard slant == FC_SLANT_ROMAN,
      unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch,
      unsafe FcCharSetIsSubset(characters.handle, set) != 0,
      unsafe FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch,
      let path = unsafe path
    else { return nil }
    // The upper half of the index numbers a variable font's named instances.
    return unsafe SystemFontFile(path: String(cString: path), index: Int(index) & 0xFFFF)
  }
}
