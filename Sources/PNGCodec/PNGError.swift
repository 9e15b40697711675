/// Why a PNG was not read or written.
package enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The text that Git LFS leaves in place of a picture that was not fetched.
  case lfsPointer
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// A side above `PNG.greatestSide`, or more pixels than `PNG.greatestPixelCount`.
  case tooLarge(width: Int, height: Int)
  /// The file is cut off or corrupt, in libpng's words.
  case damaged(String)
  /// The bitmap has no pixels.
  case noPixels
  /// A scale outside of `PNG.scales`.
  case scale(Int)
  /// An animation without frames, or with more than `PNG.greatestFrameCount`.
  case frameCount(Int)
  /// Bands that are not those of the picture, too little memory, or libpng's words.
  case notEncoded(String)
}

extension PNGError: CustomStringConvertible {
  /// A phrase that goes on from the file's name: "is not a PNG …".
  package var description: String {
    switch self {
    case .empty: "is empty, not a picture"
    case .lfsPointer: "is a Git LFS pointer, not a picture: run git lfs pull"
    case .notPNG: "is not a PNG: it does not begin with the PNG signature"
    case .tooLarge(let width, let height):
      "is \(width) × \(height) pixels: a picture has at most \(PNG.greatestSide) pixels a side "
        + "and \(PNG.greatestPixelCount / 1_000_000) megapixels"
    case .damaged(let reason): "is cut off or damaged: \(reason)"
    case .noPixels: "cannot be encoded: it has no pixels"
    case .scale(let scale):
      "cannot be encoded at scale \(scale): a scale is a whole number from "
        + "\(PNG.scales.lowerBound) to \(PNG.scales.upperBound)"
    case .frameCount(let count):
      "cannot be an animation of \(count) frames: it has 1 to \(PNG.greatestFrameCount)"
    case .notEncoded(let reason): "cannot be encoded: \(reason)"
    }
  }
}
