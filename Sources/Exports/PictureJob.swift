package import CairoCanvas
package import DisplayList
package import PNGCodec

/// A picture to be made into a PNG.
package struct PictureJob: Sendable {
  let picture: PreparedPicture
  let size: PixelSize
  let scale: Int
  let format: PNGFormat

  /// A picture at `scale` pixels a point. Throws, before any memory is taken, when it would be too
  /// large.
  package init(
    _ list: DisplayList, scale: Int, format: PNGFormat
  ) throws(CanvasError) {
    size = try PixelSize(list.size, scale: Double(scale))
    picture = PreparedPicture(list)
    self.scale = scale
    self.format = format
  }

  /// The first row of every band.
  var bandTops: StrideTo<Int> { stride(from: 0, to: size.height, by: PNGBand.rows) }

  /// Draws and compresses the band that begins with row `top`.
  func band(at top: Int, on canvas: inout RasterCanvas) throws -> PNGBand {
    let rows = top..<min(top + PNGBand.rows, size.height)
    try canvas.draw(picture, scale: Double(scale), width: size.width, rows: rows)
    return try unsafe canvas.pixels.withUnsafeBufferPointer {
      (pixels) throws(PNGError) -> PNGBand in
      guard let start = pixels.baseAddress else { throw .noPixels }
      return try unsafe PNGBand(
        pixels: start, stride: size.width, width: size.width, rows: rows.count, format: format)
    }
  }

  /// Joins all bands, from the top, to a file.
  func file(_ bands: [PNGBand]) throws(PNGError) -> [UInt8] {
    try PNG.assemble(
      width: size.width, height: size.height, format: format, scale: scale, bands: bands)
  }
}
