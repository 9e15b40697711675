import CHarfBuzz

/// A HarfBuzz buffer: holds a text, then the glyphs it is shaped into.
@safe struct ShapingBuffer: ~Copyable {
  /// A `hb_buffer_t`.
  private let handle: OpaquePointer

  /// A buffer with `text`, which runs in one direction. Its script comes from the text, the language
  /// is English: the guess for a language would be the locale's.
  init(_ text: String, isRightToLeft: Bool) {
    let buffer = unsafe hb_buffer_create()
    var text = text
    text.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
      }
    }
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe handle = buffer ?? hb_buffer_get_empty()
  }

  deinit { unsafe hb_buffer_destroy(handle) }

  /// Shapes the text with `font` (a `hb_font_t`), `features` on for all of it.
  consuming func shaped(
    with font: OpaquePointer, _ features: [FontFeature]
  ) -> ShapedText {
    let wanted = features.map { feature in
      hb_feature_t(
        tag: unsafe hb_tag_from_string(feature.rawValue, -1), value: 1, start: 0, end: .max)
    }

    // The OpenType shaper by name: the environment variable HB_SHAPER_LIST cannot replace it.
    unsafe "ot".withCString { name in
      var shapers = unsafe [name, nil]
      unsafe _ = hb_shape_full(font, handle, wanted, UInt32(clamping: wanted.count), &shapers)
    }
    return ShapedText(glyphs: glyphs())
  }

  private borrowing func glyphs() -> [ShapedText.Glyph] {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(handle, nil)
    let positions = unsafe hb_buffer_get_glyph_positions(handle, &count)
    return unsafe zip(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    ).map { info, position in
      ShapedText.Glyph(
        index: info.codepoint, advance: Int(position.x_advance),
        xOffset: Int(position.x_offset), yOffset: Int(position.y_offset))
    }
  }
}
