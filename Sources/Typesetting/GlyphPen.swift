import CHarfBuzz
import Geometry

/// HarfBuzz's drawing callbacks: they write a glyph into a `Path`.
@safe struct GlyphPen: ~Copyable {
  /// A `hb_draw_funcs_t`; HarfBuzz answers with an inert one where memory is short.
  private let handle: OpaquePointer?

  /// Callbacks that flip y: fonts have it up, paths down.
  init() {
    let callbacks = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      callbacks, { _, data, _, x, y, _ in unsafe path(data)?.pointee.move(to: point(x, y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      callbacks, { _, data, _, x, y, _ in unsafe path(data)?.pointee.line(to: point(x, y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      callbacks,
      { _, data, state, controlX, controlY, x, y, _ in
        guard let state = unsafe state?.pointee else { return }
        unsafe path(data)?.pointee.quadratic(
          from: point(state.current_x, state.current_y), point(controlX, controlY),
          to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      callbacks,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe path(data)?.pointee.cubic(point(x1, y1), point(x2, y2), to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      callbacks, { _, data, _, _ in unsafe path(data)?.pointee.close() }, nil, nil)
    unsafe handle = callbacks
  }

  deinit { unsafe hb_draw_funcs_destroy(handle) }

  /// The outline of `glyph` in `font` (a `hb_font_t`), in font units, y down.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    var outline = Path()
    unsafe withUnsafeMutablePointer(to: &outline) { outline in
      unsafe hb_font_get_glyph_shape(font, glyph, handle, outline)
    }
    return outline
  }
}

/// The path that `outline(of:in:)` handed to HarfBuzz.
private func path(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Path>? {
  unsafe data?.assumingMemoryBound(to: Path.self)
}

private func point(_ x: Float, _ y: Float) -> Point {
  // 0 - y, not -y: a point on the baseline is at 0, and "-0" would reach text goldens.
  Point(Double(x), 0 - Double(y))
}
