import CHarfBuzz

/// HarfBuzz's view of one font in a file, and the facts it reads from it.
@safe struct FaceHandle: ~Copyable {
  /// A `hb_face_t`, immutable.
  let handle: OpaquePointer

  /// Font number `index` of `file`, whose bytes it keeps alive.
  init(_ file: borrowing FontFile, index: Int) {
    let face = unsafe hb_face_create(file.handle, UInt32(clamping: index))
    unsafe hb_face_make_immutable(face)
    // HarfBuzz answers with an inert empty face, never with null.
    unsafe handle = face ?? hb_face_get_empty()
  }

  deinit { unsafe hb_face_destroy(handle) }

  /// How many glyphs the font has.
  var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(handle)) }

  /// The family's name in English, without the style ("Figtree", not "Figtree Light").
  var family: String? {
    // Name identifiers of the OpenType specification: typographic family, then family.
    name(16) ?? name(1)
  }

  /// The range of the weight axis, or nil where the font has none.
  var weightAxis: ClosedRange<Double>? { axis(HB_STYLE_TAG_WEIGHT) }

  /// The range of the optical size axis in points, or nil where the font has none.
  var opticalSizeAxis: ClosedRange<Double>? { axis(HB_STYLE_TAG_OPTICAL_SIZE) }

  private func axis(_ tag: hb_style_tag_t) -> ClosedRange<Double>? {
    var axis = hb_ot_var_axis_info_t()
    let found = unsafe hb_ot_var_find_axis_info(handle, tag.rawValue, &axis)
    let low = Double(axis.min_value)
    let high = Double(axis.max_value)
    return found != 0 && low <= high ? low...high : nil
  }

  private func name(_ id: hb_ot_name_id_t) -> String? {
    let english = unsafe hb_language_from_string("en", -1)
    // The longest family name that is read; the terminating zero counts.
    var bytes = [CChar](repeating: 0, count: 256)
    var size = UInt32(bytes.count)
    unsafe hb_ot_name_get_utf8(handle, id, english, &size, &bytes)
    guard size > 0, Int(size) < bytes.count else { return nil }
    return String(decoding: bytes[..<Int(size)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
