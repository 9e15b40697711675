package import Bitmap

/// A frame of an animated PNG, compressed: pixels that are laid over a part of the picture.
package struct PNGFrame: Sendable, Equatable {
  /// The part of the picture.
  package let part: PixelRect
  let format: PNGFormat
  let bands: [PNGBand]

  /// The pixels of `part`, which lies within `bitmap`.
  package init(
    _ bitmap: Bitmap, part: PixelRect, format: PNGFormat
  ) throws(PNGError) {
    try PNG.check(width: bitmap.width, height: bitmap.height)
    guard part.isWithin(width: bitmap.width, height: bitmap.height) else {
      throw .notEncoded("\(part) is no part of \(bitmap.width) × \(bitmap.height) pixels")
    }
    self.part = part
    self.format = format
    bands = try unsafe bitmap.pixels.withUnsafeBufferPointer {
      (pixels) throws(PNGError) -> [PNGBand] in
      guard let start = pixels.baseAddress else { throw .noPixels }
      return try unsafe PNG.compressed(
        start + part.y * bitmap.width + part.x, stride: bitmap.width, width: part.width,
        height: part.height, format: format)
    }
  }
}

extension PixelRect {
  /// Whether it lies within a picture of that size.
  func isWithin(width: Int, height: Int) -> Bool {
    x >= 0 && y >= 0 && self.width > 0 && self.height > 0 && self.width <= width - x
      && self.height <= height - y
  }
}
