import Geometry

/// The part of a picture that a surface holds: a rectangle of device pixels, and the scale.
struct PixelWindow {
  /// Device pixels a point.
  var scale: Double
  /// The picture's column that is the surface's first.
  var x: Int
  /// The picture's row that is the surface's first.
  var y: Int
  /// Columns.
  var width: Int
  /// Rows.
  var height: Int

  /// Whether a box of points (nil: nothing) has a pixel in the window.
  func shows(_ box: Rect?) -> Bool { box.map { covering($0) != nil } ?? false }

  /// The whole pixels within the window that a box of points touches, or nil when there is none.
  func covering(_ box: Rect) -> PixelWindow? {
    let left = max(Double(x), (box.minX * scale).rounded(.down))
    let top = max(Double(y), (box.minY * scale).rounded(.down))
    let right = min(Double(x + width), (box.maxX * scale).rounded(.up))
    let bottom = min(Double(y + height), (box.maxY * scale).rounded(.up))
    // Also false for a NaN, so the conversions below are of numbers within the window.
    guard left < right, top < bottom else { return nil }
    return PixelWindow(
      scale: scale, x: Int(left), y: Int(top),
      width: Int(right - left), height: Int(bottom - top))
  }
}
