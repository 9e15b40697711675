/// What keeps two bitmaps from being equal.
package enum BitmapDifference: Sendable, Hashable {
  /// Their sizes, in pixels; the pixels were not compared.
  case size(expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// The same size, other pixels.
  case pixels(PixelDifference)
}

extension BitmapDifference: CustomStringConvertible {
  /// One line that a failing test or a report prints.
  package var description: String {
    switch self {
    case .size(let expectedWidth, let expectedHeight, let width, let height):
      "\(width) × \(height) pixels instead of \(expectedWidth) × \(expectedHeight)"
    case .pixels(let difference): difference.description
    }
  }
}
