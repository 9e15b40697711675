/// Why an animated WebP was not written.
package enum WebPError: Error, Equatable, Sendable {
  /// A side above `WebPAnimation.greatestSide`, or none at all.
  case size(width: Int, height: Int)
  /// libwebp refused, in its own words.
  case notEncoded(String)
}

extension WebPError: CustomStringConvertible {
  /// A phrase that goes on from the file's name: "cannot be encoded: …".
  package var description: String {
    switch self {
    case .size(let width, let height):
      "cannot be a WebP of \(width) × \(height) pixels: it has 1 to "
        + "\(WebPAnimation.greatestSide) a side"
    case .notEncoded(let reason): "cannot be encoded as WebP: \(reason)"
    }
  }
}
