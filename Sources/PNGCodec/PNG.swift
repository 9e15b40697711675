/// Reading and writing PNG files, in memory.
///
/// Pixels are taken as sRGB both ways. Files that are written say so (sRGB chunk) and carry their
/// density (pHYs); a gAMA, cHRM or iCCP chunk in a file that is read is ignored.
package enum PNG {
  /// The most pixels a side may have: cairo's limit.
  package static let greatestSide = 32767

  /// The most pixels a picture may have.
  package static let greatestPixelCount = 400_000_000

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
