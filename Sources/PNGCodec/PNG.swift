/// Reading and writing PNG files, in memory.
///
/// Pixels are taken as sRGB both ways. Files that are written say so (sRGB chunk) and carry their
/// density (pHYs). In a file that is read, gAMA, cHRM, iCCP, cICP and sRGB chunks are checked for
/// damage and otherwise ignored: two files with equal samples are equal pictures.
package enum PNG {
  /// The most pixels a side may have: cairo's limit.
  package static let greatestSide = 32767

  /// The most pixels a picture may have.
  package static let greatestPixelCount = 400_000_000

  /// Bytes that one byte of a file can grow to: deflate shrinks no better. A file that is too short
  /// for its size by that measure is refused before its pixels get any memory.
  static let greatestGrowth = 1032

  /// Device pixels per point that a picture may be written for.
  package static let scales = 1...48

  /// Refuses sizes that no picture may have.
  static func check(width: Int, height: Int) throws(PNGError) {
    guard width > 0, height > 0 else { throw .noPixels }
    guard width <= greatestSide, height <= greatestSide, width * height <= greatestPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The text that a C function left in a message buffer.
  static func text(of message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
