import CFontconfig

/// A set of characters that a font is to have.
@safe struct FontCharacters: ~Copyable {
  /// An `FcCharSet`.
  let handle: OpaquePointer?

  /// The characters of `text` that need a glyph: joiners and variation selectors do not.
  init(_ text: String) {
    let set = unsafe FcCharSetCreate()
    for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      unsafe FcCharSetAddChar(set, scalar.value)
    }
    unsafe handle = set
  }

  deinit {
    if let handle = unsafe handle { unsafe FcCharSetDestroy(handle) }
  }
}
