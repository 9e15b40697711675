import PNGShim

/// Some rows of a picture, compressed on their own: bands may be made in any order, on any core,
/// and `PNG.assemble` joins them. Their bytes depend on the pixels and on nothing else.
package struct PNGBand: Sendable, Equatable {
  /// A deflate block and an empty stored one, so that a band ends on a byte.
  let bytes: [UInt8]
  /// Adler-32 of the filtered rows.
  let adler: UInt32
  /// Bytes of the filtered rows.
  let filteredByteCount: Int

  /// The height of every band but the last one, which has the rows that remain.
  package static let rows = 64

  /// Compresses rows of premultiplied 0xAARRGGBB pixels.
  ///
  /// - Parameters:
  ///   - pixels: the first pixel of the first row; `(rows - 1) * stride + width` can be read.
  ///   - stride: pixels from one row to the next.
  ///   - width: 1 to 32767 pixels.
  ///   - rows: 1 to 1024.
  ///   - format: what the file holds, the same for all bands.
  package init(
    pixels: UnsafePointer<UInt32>, stride: Int, width: Int, rows: Int, format: PNGFormat
  ) throws(PNGError) {
    guard 1...PNG.greatestSide ~= width, 1...1024 ~= rows, stride >= width else {
      throw .notEncoded("a band has no \(rows) rows of \(width) pixels at a stride of \(stride)")
    }
    let (columns, lines) = (UInt32(width), UInt32(rows))
    let capacity = pngshim_band_bound(columns, lines, format.alphaFlag)
    var adler: UInt32 = 0
    bytes = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = unsafe pngshim_band_deflate(
        pixels, stride, columns, lines, format.alphaFlag, buffer.baseAddress, capacity, &adler)
      return unsafe Array(buffer.prefix(count))
    }
    guard !bytes.isEmpty else { throw .notEncoded("there is not enough memory") }
    self.adler = adler
    filteredByteCount = rows * (1 + width * format.bytesPerPixel)
  }
}
