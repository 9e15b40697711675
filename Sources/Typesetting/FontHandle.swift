import CHarfBuzz
import Geometry

/// A face with its variations set, scaled so that everything comes out in font units.
@safe struct FontHandle: ~Copyable {
  /// A `hb_font_t`.
  private let handle: OpaquePointer

  /// `face` as it is, or with its axes at `variation`: one call sets them all.
  init(_ face: borrowing FaceHandle, _ variation: FontVariation? = nil) {
    let font = unsafe hb_font_create(face.handle)
    // HarfBuzz's own reader, whatever the build or the environment would choose.
    unsafe hb_ot_font_set_funcs(font)
    var axes: [hb_variation_t] = []
    if let weight = variation?.weight {
      axes.append(hb_variation_t(tag: HB_STYLE_TAG_WEIGHT.rawValue, value: Float(weight)))
    }
    if let size = variation?.opticalSize {
      axes.append(hb_variation_t(tag: HB_STYLE_TAG_OPTICAL_SIZE.rawValue, value: Float(size)))
    }
    if !axes.isEmpty { unsafe hb_font_set_variations(font, axes, UInt32(clamping: axes.count)) }
    unsafe handle = font ?? hb_font_get_empty()
  }

  deinit { unsafe hb_font_destroy(handle) }

  /// Whether the font is neither italic nor oblique.
  var isUpright: Bool {
    unsafe hb_style_get_value(handle, HB_STYLE_TAG_ITALIC) == 0
  }

  /// The width in percent of normal.
  var width: Double {
    Double(unsafe hb_style_get_value(handle, HB_STYLE_TAG_WIDTH))
  }

  /// The weight that the font itself states.
  var weight: Double {
    Double(unsafe hb_style_get_value(handle, HB_STYLE_TAG_WEIGHT))
  }

  /// The text as glyphs, kerning and `features` on. Neither the locale nor HarfBuzz's environment
  /// variables have a say.
  func shape(
    _ text: String, _ features: [FontFeature], isRightToLeft: Bool
  ) -> ShapedText {
    let buffer = ShapingBuffer(text, isRightToLeft: isRightToLeft)
    return unsafe buffer.shaped(with: handle, features)
  }

  /// The outline of `glyph` in font units, y down.
  func outline(of glyph: UInt32, pen: borrowing GlyphPen) -> Path {
    unsafe pen.outline(of: glyph, in: handle)
  }
}
