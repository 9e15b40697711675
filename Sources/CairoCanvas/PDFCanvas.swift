import CCairo
package import DisplayList
import Geometry

/// Turns pictures into PDF pages: vectors, one page a picture, a point of the picture a point of
/// the page.
package enum PDFCanvas {
  /// A PDF file of one page. The same picture gives the same bytes: no creation date.
  package static func bytes(of list: DisplayList) throws(CanvasError) -> [UInt8] {
    _ = try PixelSize(list.size, scale: 1)
    var sink = ByteSink()
    try unsafe withUnsafeMutablePointerToSink(&sink) { (closure) throws(CanvasError) in
      let context = try unsafe CairoContext(
        pdfWidth: list.size.width, height: list.size.height, closure: closure,
        write: { closure, bytes, count in
          guard let closure = unsafe closure, let bytes = unsafe bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          let sink = unsafe closure.assumingMemoryBound(to: ByteSink.self)
          unsafe sink.pointee.bytes.append(
            contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        })
      var none: FineLayer?
      try context.draw(PreparedPicture(list).items, window: nil, fine: &none)
      try context.finish("write a PDF")
    }
    return sink.bytes
  }
}

/// What a PDF surface wrote so far.
private struct ByteSink {
  var bytes: [UInt8] = []
}

private func withUnsafeMutablePointerToSink(
  _ sink: inout ByteSink, _ body: (UnsafeMutableRawPointer) throws(CanvasError) -> Void
) throws(CanvasError) {
  var failure: CanvasError?
  unsafe withUnsafeMutablePointer(to: &sink) { pointer in
    do throws(CanvasError) {
      try unsafe body(UnsafeMutableRawPointer(pointer))
    } catch { failure = error }
  }
  if let failure { throw failure }
}
