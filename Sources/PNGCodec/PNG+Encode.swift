package import Bitmap
import PNGShim

extension PNG {
  /// Writes a PNG fast, by bands of `PNGBand.rows` rows: the way for flat pictures.
  ///
  /// - Parameters:
  ///   - scale: device pixels per point, for the density; 1 is 72 dpi.
  package static func encode(
    _ bitmap: Bitmap, format: PNGFormat, scale: Int
  ) throws(PNGError) -> [UInt8] {
    try check(width: bitmap.width, height: bitmap.height)
    let bands = try unsafe bitmap.pixels.withUnsafeBufferPointer {
      (pixels) throws(PNGError) -> [PNGBand] in
      guard let first = pixels.baseAddress else { throw .noPixels }
      return try unsafe compressed(
        first, stride: bitmap.width, width: bitmap.width, height: bitmap.height, format: format)
    }
    return try assemble(
      width: bitmap.width, height: bitmap.height, format: format, scale: scale, bands: bands)
  }

  /// All bands of a picture whose rows begin `stride` pixels after one another.
  static func compressed(
    _ pixels: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, format: PNGFormat
  ) throws(PNGError) -> [PNGBand] {
    var bands: [PNGBand] = []
    for top in Swift.stride(from: 0, to: height, by: PNGBand.rows) {
      let rows = min(PNGBand.rows, height - top)
      bands.append(
        try unsafe PNGBand(
          pixels: pixels + top * stride, stride: stride, width: width, rows: rows, format: format))
    }
    return bands
  }

  /// Writes a PNG as small as libpng can, which takes long: the way for goldens.
  ///
  /// - Parameters:
  ///   - scale: device pixels per point, for the density; 1 is 72 dpi.
  package static func encodeSmallest(
    _ bitmap: Bitmap, format: PNGFormat, scale: Int
  ) throws(PNGError) -> [UInt8] {
    var header = try shimHeader(
      width: bitmap.width, height: bitmap.height, format: format, scale: scale)
    return try unsafe take { (result, message) in
      unsafe pngshim_encode_smallest(bitmap.pixels, &header, result, message)
    }
  }
}
