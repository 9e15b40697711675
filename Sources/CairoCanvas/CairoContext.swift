import CCairo

/// A cairo drawing context and the surface it draws on. cairo keeps the first error and then
/// silently draws nothing: `finish` must be called and turns it into an error.
@safe struct CairoContext: ~Copyable {
  /// cairo's handle, for this target's extensions only.
  let handle: OpaquePointer
  private let surface: OpaquePointer

  /// The largest distance, in device pixels, between a curve and the lines drawn for it. cairo's
  /// default of 0.1 is off by up to 29 of 255 levels at a circle's edge.
  static let tolerance = 0.01

  /// Takes over `surface` (also on failure), which draws until the context is destroyed.
  private init(owning surface: OpaquePointer, operation: String) throws(CanvasError) {
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      throw canvasError(operation, status)
    }
    guard let context = unsafe cairo_create(surface) else {
      unsafe cairo_surface_destroy(surface)
      throw canvasError(operation, CAIRO_STATUS_NO_MEMORY)
    }
    unsafe cairo_set_tolerance(context, Self.tolerance)
    unsafe self.handle = context
    unsafe self.surface = surface
  }

  deinit {
    unsafe cairo_destroy(handle)
    unsafe cairo_surface_destroy(surface)
  }

  /// A context on `width * height` pixels of the caller's, who keeps them alive and untouched
  /// until `finish`.
  init(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(CanvasError) {
    let bytes = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = unsafe cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
    else { throw canvasError("make an image", CAIRO_STATUS_NO_MEMORY) }
    unsafe try self.init(owning: surface, operation: "make an image")
  }

  /// A context on a PDF page of `width` × `height` points. `write` is handed `closure` and bytes.
  init(
    pdfWidth width: Double, height: Double, closure: UnsafeMutableRawPointer,
    write: cairo_write_func_t
  ) throws(CanvasError) {
    guard let surface = unsafe cairo_pdf_surface_create_for_stream(write, closure, width, height)
    else { throw canvasError("make a PDF", CAIRO_STATUS_NO_MEMORY) }
    // An empty date is left out: the same drawing gives the same bytes at any time.
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    unsafe try self.init(owning: surface, operation: "make a PDF")
  }

  /// Completes the drawing: pixels and bytes are valid from here on. The one place where cairo's
  /// sticky status is read.
  consuming func finish(_ operation: String) throws(CanvasError) {
    let drawn = unsafe cairo_status(handle)
    unsafe cairo_surface_finish(surface)
    let finished = unsafe cairo_surface_status(surface)
    guard drawn == CAIRO_STATUS_SUCCESS else { throw canvasError(operation, drawn) }
    guard finished == CAIRO_STATUS_SUCCESS else { throw canvasError(operation, finished) }
  }
}

/// cairo's status as an error that names what was being done.
func canvasError(_ operation: String, _ status: cairo_status_t) -> CanvasError {
  .cairo(
    operation: operation, status: unsafe String(cString: cairo_status_to_string(status)))
}
