/// Pixels, row by row from the top left, each a `UInt32` of 0xAARRGGBB with red, green and blue
/// premultiplied by alpha, in sRGB (cairo's ARGB32).
package struct Bitmap: Hashable, Sendable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// `width * height` pixels, row by row.
  package var pixels: [UInt32]

  /// A transparent bitmap. Width and height are at least 1.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// A bitmap of the given pixels, of which there are exactly `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap holds width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
