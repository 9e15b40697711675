@_exported public import struct Bitmap.Bitmap
import PNGCodec

extension Bitmap {
  /// Decodes a PNG file's bytes: any bit depth, palette or interlacing, up to 32767 pixels a side.
  public init(png bytes: [UInt8]) throws(PictureError) {
    do throws(PNGError) {
      self = try PNG.decode(bytes)
    } catch {
      throw PictureError(description: "the picture \(error)")
    }
  }

  /// The first pixel that is no premultiplied one: its red, green or blue is above its alpha.
  var firstInvalidPixel: (x: Int, y: Int, value: UInt32)? {
    guard width > 0 else { return nil }
    let index = pixels.firstIndex { pixel in
      let alpha = pixel >> 24
      return pixel >> 16 & 0xFF > alpha || pixel >> 8 & 0xFF > alpha || pixel & 0xFF > alpha
    }
    return index.map { ($0 % width, $0 / width, pixels[$0]) }
  }

  /// Whether every pixel covers what lies below it.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }
}
