/// Pixels, row by row from the top left, each a `UInt32` of 0xAARRGGBB with red, green and blue
/// premultiplied by alpha, in sRGB (cairo's ARGB32).
public struct Bitmap: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// `width * height` pixels, row by row.
  public var pixels: [UInt32]

  /// A transparent bitmap. Width and height are at least 1; what is no size of a picture traps.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// A bitmap of the given premultiplied pixels, of which there are exactly `width * height`; any
  /// other number of them is a mistake of the caller's, and traps.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap holds width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
