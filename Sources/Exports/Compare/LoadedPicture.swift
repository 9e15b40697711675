package import Bitmap
import CairoCanvas
import DesignTokens
package import PNGCodec

/// One side of a case, decoded or drawn.
package struct LoadedPicture: Sendable {
  /// Its pixels.
  package let bitmap: Bitmap
  /// The file that it was read from; nil for a drawing.
  private let file: [UInt8]?
  private let format: PNGFormat
  private let scale: Int

  /// A bitmap, and what a file of it would hold.
  package init(_ bitmap: Bitmap, format: PNGFormat, scale: Int) {
    self.bitmap = bitmap
    file = nil
    self.format = format
    self.scale = scale
  }

  /// Decodes a file's bytes.
  init(_ file: [UInt8]) throws(PNGError) {
    bitmap = try PNG.decode(file)
    self.file = file
    format = .rgba
    scale = 1
  }

  /// Draws a picture, or reads and decodes it.
  init(_ source: PictureSource) throws {
    switch source {
    case .file(let path):
      self = try Self(AtomicFile.read(path, limit: PictureSource.greatestFile))
    case .drawing(let list, let golden):
      scale = golden.scale.rawValue
      format = golden.format
      file = nil
      bitmap = try RasterCanvas.bitmap(of: list, scale: Double(scale))
    }
  }

  /// The picture as a PNG file: the one that it was read from, or one written fast.
  package func png() throws(PNGError) -> [UInt8] {
    if let file { return file }
    return try PNG.encode(bitmap, format: format, scale: scale)
  }

  /// The picture as small a PNG file as can be, which takes long.
  package func smallestPNG() throws(PNGError) -> [UInt8] {
    try PNG.encodeSmallest(bitmap, format: format, scale: scale)
  }
}
