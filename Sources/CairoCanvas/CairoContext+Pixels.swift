import Bitmap
import CCairo
import DisplayList
import Geometry

extension CairoContext {
  /// Maps points of the picture to the pixels of a surface that holds `window`, with `rowsPerPixel`
  /// rows of the surface for each row of the picture.
  borrowing func setWindow(_ window: PixelWindow, rowsPerPixel: Int = 1) {
    let rows = Double(rowsPerPixel)
    unsafe cairo_scale(handle, 1, rows)
    unsafe cairo_translate(handle, Double(-window.x), Double(-window.y))
    unsafe cairo_scale(handle, window.scale, window.scale)
  }

  /// Fills a rectangle with a picture, tiled from the rectangle's top left corner, one pixel a
  /// point.
  borrowing func tile(_ bitmap: Bitmap, _ rect: Rect) throws(CanvasError) {
    unsafe try withSurface(bitmap.pixels, width: bitmap.width, height: bitmap.height) { surface in
      unsafe cairo_set_source_surface(handle, surface, rect.x, rect.y)
      unsafe cairo_pattern_set_extend(cairo_get_source(handle), CAIRO_EXTEND_REPEAT)
      // Magnified map pictures stay pixels: nothing is invented between them.
      unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
      unsafe cairo_rectangle(handle, rect.x, rect.y, rect.width, rect.height)
      unsafe cairo_fill(handle)
    }
  }

  /// Lays finished pixels over the surface, their top left corner at a pixel of it.
  borrowing func lay(
    _ pixels: [UInt32], width: Int, height: Int, atColumn column: Int, row: Int
  ) throws(CanvasError) {
    unsafe try withSurface(pixels, width: width, height: height) { surface in
      unsafe cairo_save(handle)
      unsafe cairo_identity_matrix(handle)
      unsafe cairo_set_source_surface(handle, surface, Double(column), Double(row))
      unsafe cairo_rectangle(
        handle, Double(column), Double(row), Double(width), Double(height))
      unsafe cairo_fill(handle)
      unsafe cairo_restore(handle)
    }
  }

  /// Hands `body` a surface to draw from, on pixels that live as long as the call; the source is
  /// reset after it, since cairo would keep the surface for the next drawing.
  borrowing func withSurface(
    _ pixels: [UInt32], width: Int, height: Int, _ body: (OpaquePointer) -> Void
  ) throws(CanvasError) {
    let status = unsafe pixels.withUnsafeBytes { bytes -> cairo_status_t in
      // cairo's interface is not const, but it only reads what it draws from.
      let start = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let surface = unsafe cairo_image_surface_create_for_data(
        start?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(4 * width))
      guard let surface = unsafe surface else { return CAIRO_STATUS_NO_MEMORY }
      defer { unsafe cairo_surface_destroy(surface) }
      let status = unsafe cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else { return status }
      unsafe body(surface)
      unsafe cairo_set_source_rgb(handle, 0, 0, 0)
      unsafe cairo_surface_finish(surface)
      return CAIRO_STATUS_SUCCESS
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw canvasError("read a picture", status) }
  }
}
