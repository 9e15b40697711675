import Bitmap
import PNGCodec

extension Bitmap {
  /// The picture as a PNG file.
  func png() throws -> [UInt8] { try PNG.encode(self, format: .rgba, scale: 1) }
}
