package import Bitmap
import CCairo
package import DisplayList
import Geometry

/// Turns pictures into pixels, a band of rows at a time, in memory that is reused from band to band:
/// fresh pages for a hundred megapixels cost more than clearing old ones.
package struct RasterCanvas {
  /// The last band's pixels, row by row as in `Bitmap`; longer than the band where an earlier one
  /// was larger.
  package private(set) var pixels: [UInt32] = []
  private var fine: FineLayer? = FineLayer()

  /// A canvas without any memory yet.
  package init() {}

  /// Draws `rows` of a picture that is `width` pixels wide at `scale` pixels a point into `pixels`.
  /// Where nothing is drawn, pixels stay transparent. Every row is the same whatever band it is
  /// drawn in.
  package mutating func draw(
    _ picture: PreparedPicture, scale: Double, width: Int, rows: Range<Int>
  ) throws(CanvasError) {
    let count = width * rows.count
    if pixels.count < count { pixels = Array(repeating: 0, count: count) }
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe $0.prefix(count).update(repeating: 0) }
    let window = PixelWindow(
      scale: scale, x: 0, y: rows.lowerBound, width: width, height: rows.count)
    try unsafe withPixels(&pixels) { (start) throws(CanvasError) in
      let context = try unsafe CairoContext(pixels: start, width: width, height: rows.count)
      context.setWindow(window)
      try context.draw(picture.items, window: window, fine: &fine)
      try context.finish("draw a picture")
    }
  }

  /// A whole picture at `scale` pixels a point.
  package static func bitmap(
    of list: DisplayList, scale: Double
  ) throws(CanvasError) -> Bitmap {
    let size = try PixelSize(list.size, scale: scale)
    var canvas = RasterCanvas()
    try canvas.draw(
      PreparedPicture(list), scale: scale, width: size.width, rows: 0..<size.height)
    return Bitmap(width: size.width, height: size.height, pixels: canvas.pixels)
  }
}

/// The version of cairo that pictures are drawn with, for messages: "1.16.0".
package var cairoVersion: String { unsafe String(cString: cairo_version_string()) }
