import CCairo
import DisplayList
import Geometry

extension CairoContext {
  /// Pixels a point of a shadow's picture on a page.
  private static let pageScale = 3.0
  /// A shadow on a page takes no more pixels than this; a larger one is coarser.
  private static let mostPixels = 16e6

  /// Draws the part of a shadow that shows: in `window`, else on a page as a picture.
  borrowing func draw(
    _ field: ShadowField, _ color: Color, box: Rect?, window: PixelWindow?
  ) throws(CanvasError) {
    guard let box, let part = (window ?? page(within: box))?.covering(box) else { return }
    unsafe try withSurface(
      field.pixels(in: part, color), width: part.width, height: part.height
    ) { surface in
      unsafe cairo_save(handle)
      // The picture's pixels, whatever the surface has for one of them: a fine layer has four rows.
      unsafe cairo_scale(handle, 1 / part.scale, 1 / part.scale)
      unsafe cairo_set_source_surface(handle, surface, Double(part.x), Double(part.y))
      unsafe cairo_pattern_set_filter(
        cairo_get_source(handle), window == nil ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
      unsafe cairo_rectangle(
        handle, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
      unsafe cairo_fill(handle)
      unsafe cairo_restore(handle)
    }
  }

  /// The part of a page that may be drawn on, cut to a box, as a window of pixels; nil when there is
  /// nothing of it.
  private borrowing func page(within box: Rect) -> PixelWindow? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(handle, &left, &top, &right, &bottom)
    let (x, y) = (max(left, box.minX), max(top, box.minY))
    let visible = Rect(
      x: x, y: y, width: min(right, box.maxX) - x, height: min(bottom, box.maxY) - y)
    guard visible.width > 0, visible.height > 0 else { return nil }
    let finest = min(
      (Self.mostPixels / (visible.width * visible.height)).squareRoot(),
      (Double(PixelSize.longestSide) - 1) / max(visible.width, visible.height))
    let scale = min(Self.pageScale, finest)
    let all = PixelWindow(
      scale: scale, x: -Int(Int32.max), y: -Int(Int32.max), width: 2 * Int(Int32.max),
      height: 2 * Int(Int32.max))
    return all.covering(visible)
  }
}
