/// The kinds of PNG that are written, both with 8 bits a sample.
package enum PNGFormat: Sendable, Hashable {
  /// Red, green and blue. Alpha is ignored: the pixels count as opaque.
  case rgb
  /// Red, green, blue and alpha, not premultiplied in the file.
  case rgba

  /// Bytes that a pixel takes before compression.
  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }

  /// The flag that the C functions take.
  var alphaFlag: Int32 { self == .rgb ? 0 : 1 }
}
