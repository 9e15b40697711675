import PNGShim

extension PNG {
  /// Joins a picture's bands, from the top down, to a file with the chunks IHDR, sRGB, pHYs, IDAT
  /// (one for each 4 MiB) and IEND.
  ///
  /// - Parameters:
  ///   - scale: device pixels per point, for the density; 1 is 72 dpi.
  package static func assemble(
    width: Int, height: Int, format: PNGFormat, scale: Int, bands: [PNGBand]
  ) throws(PNGError) -> [UInt8] {
    var header = try shimHeader(width: width, height: height, format: format, scale: scale)
    let expected = height * (1 + width * format.bytesPerPixel)
    let total = bands.reduce(0) { $0 + $1.filteredByteCount }
    guard total == expected else {
      throw .notEncoded("its bands hold \(total) bytes, its rows \(expected)")
    }
    var joined: [UInt8] = []
    joined.reserveCapacity(bands.reduce(0) { $0 + $1.bytes.count })
    for band in bands { joined += band.bytes }
    let parts = bands.map {
      pngshim_band(adler: $0.adler, filtered_count: UInt64($0.filteredByteCount))
    }
    return try unsafe take { (result, message) in
      unsafe pngshim_assemble(
        &header, joined, joined.count, parts, parts.count, result, message)
    }
  }

  /// A header for the C functions, its numbers checked.
  static func shimHeader(
    width: Int, height: Int, format: PNGFormat, scale: Int
  ) throws(PNGError) -> pngshim_header {
    try check(width: width, height: height)
    guard scales ~= scale else { throw .scale(scale) }
    return pngshim_header(
      width: UInt32(width), height: UInt32(height), has_alpha: format.alphaFlag,
      pixels_per_metre: UInt32(pixelsPerMetre(scale: scale)))
  }

  /// 72 pixels an inch at scale 1, and an inch has 0.0254 m: 2835, 5669, 8504.
  private static func pixelsPerMetre(scale: Int) -> Int {
    (72 * scale * 10_000 + 127) / 254
  }

  /// The bytes that a C writer hands out, or its message as an error.
  static func take(
    from write: (UnsafeMutablePointer<pngshim_bytes>, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(PNGError) -> [UInt8] {
    var result = unsafe pngshim_bytes()
    var message = [CChar](repeating: 0, count: Int(PNGSHIM_MESSAGE_SIZE))
    guard unsafe write(&result, &message) != 0 else { throw .notEncoded(text(of: message)) }
    defer { unsafe pngshim_free(&result) }
    return unsafe Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
  }
}
