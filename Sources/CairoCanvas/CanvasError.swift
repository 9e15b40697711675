/// Why a picture could not be drawn.
package enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A picture would be larger than a side or an area allows.
  case tooLarge(width: Double, height: Double)
  /// A picture has no pixel: a side is zero, negative or not a number.
  case empty(width: Double, height: Double)
  /// cairo refused an operation, in its own words.
  case cairo(operation: String, status: String)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      """
      a picture of \(whole(width)) × \(whole(height)) pixels is too large: at most \
      \(PixelSize.longestSide) a side and \(PixelSize.mostPixels / 1_000_000) megapixels; \
      take a smaller scale, exhibit zoom, frame or --pixels
      """
    case .empty(let width, let height):
      "a picture of \(width) × \(height) pixels has nothing to show: at least 1 × 1"
    case .cairo(let operation, let status): "cairo could not \(operation): \(status)"
    }
  }

  private func whole(_ value: Double) -> String {
    value < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
