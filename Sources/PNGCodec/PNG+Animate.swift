import Bitmap
import PNGShim

extension PNG {
  /// The most frames that an animation may have.
  package static let greatestFrameCount = 1000

  /// Joins frames to an animated PNG that plays without end, after the APNG specification.
  ///
  /// The first frame covers the whole picture: it is what a reader shows that knows no animations.
  /// Every other one is laid over its part of what is there, which shows where it is transparent.
  ///
  /// - Parameters:
  ///   - delays: how long each frame stands, as many as there are frames.
  ///   - scale: device pixels per point, for the density; 1 is 72 dpi.
  package static func animate(
    width: Int, height: Int, format: PNGFormat, scale: Int, frames: [PNGFrame],
    delays: [PNGDelay]
  ) throws(PNGError) -> [UInt8] {
    var header = try shimHeader(width: width, height: height, format: format, scale: scale)
    guard frames.count == delays.count else {
      throw .notEncoded("there are \(delays.count) delays of \(frames.count) frames")
    }
    try check(frames, width: width, height: height, format: format)
    let bands = frames.flatMap(\.bands)
    var joined: [UInt8] = []
    joined.reserveCapacity(bands.reduce(0) { $0 + $1.bytes.count })
    for band in bands { joined += band.bytes }
    let parts = bands.map {
      pngshim_band(adler: $0.adler, filtered_count: UInt64($0.filteredByteCount))
    }
    let controls = zip(frames, delays).map { $0.control($1) }
    return try unsafe take { (result, message) in
      unsafe pngshim_animate(
        &header, controls, controls.count, joined, parts, result, message)
    }
  }

  /// Refuses frames that make no animation of that size.
  private static func check(
    _ frames: [PNGFrame], width: Int, height: Int, format: PNGFormat
  ) throws(PNGError) {
    guard 1...greatestFrameCount ~= frames.count else { throw .frameCount(frames.count) }
    let first = frames[0].part
    guard first.x == 0, first.y == 0, first.width == width, first.height == height else {
      throw .notEncoded("its first frame is not the whole picture")
    }
    for frame in frames
    where frame.format != format || !frame.part.isWithin(width: width, height: height) {
      throw .notEncoded("a frame is none of \(width) × \(height) pixels in its format")
    }
  }
}

extension PNGFrame {
  /// What the C functions take. The part lies within a picture, so its numbers fit.
  fileprivate func control(_ delay: PNGDelay) -> pngshim_frame {
    pngshim_frame(
      x: UInt32(part.x), y: UInt32(part.y), width: UInt32(part.width),
      height: UInt32(part.height), delay_numerator: delay.numerator,
      delay_denominator: delay.denominator, byte_count: bands.reduce(0) { $0 + $1.bytes.count },
      band_count: bands.count)
  }
}
