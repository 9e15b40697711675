package import Bitmap
import PNGShim

extension PNG {
  /// Reads a PNG of any kind: palette, gray, interlaced, with 16 bits a sample (rounded to 8).
  ///
  /// Nothing in the file is trusted: its size is checked before memory is taken for it, and text
  /// and colour profiles are skipped unread.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let header = try PNGHeader(bytes)
    let pixelCount = header.width * header.height
    var message = [CChar](repeating: 0, count: Int(PNGSHIM_MESSAGE_SIZE))
    var isDone = false
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: pixelCount) { buffer, count in
      isDone =
        unsafe pngshim_decode(
          bytes, bytes.count, UInt32(header.width), UInt32(header.height), buffer.baseAddress,
          &message) != 0
      count = isDone ? pixelCount : 0
    }
    guard isDone else { throw .damaged(text(of: message)) }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }
}
