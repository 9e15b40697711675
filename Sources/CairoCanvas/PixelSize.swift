package import Geometry

/// A picture's size in device pixels, within what can be drawn. Checked before memory is taken.
package struct PixelSize: Hashable, Sendable {
  /// Pixels across: 1…32767.
  package let width: Int
  /// Pixels down: 1…32767.
  package let height: Int

  /// cairo's image surfaces end here.
  package static let longestSide = 32_767
  /// 400 megapixels are 1.6 GB of pixels.
  package static let mostPixels = 400_000_000

  /// The pixels that a picture of `size` points needs at `scale` pixels a point: rounded up, so
  /// that nothing is cut off, but for what is only a rounding error of the multiplication.
  package init(_ size: Size, scale: Double) throws(CanvasError) {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1 else { throw .empty(width: width, height: height) }
    let side = Double(Self.longestSide)
    guard width <= side, height <= side, width * height <= Double(Self.mostPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
