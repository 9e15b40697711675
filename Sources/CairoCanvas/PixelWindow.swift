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

  init(scale: Double, x: Int, y: Int, width: Int, height: Int) {
    self.scale = scale
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a box of points (nil: nothing) has a pixel in the window.
  func shows(_ box: Rect?) -> Bool { box.map { covering($0) != nil } ?? false }

  /// The whole pixels that a box of points touches; nil where that is none, or more than a picture
  /// may have.
  init?(covering box: Rect, scale: Double) {
    let side = Double(PixelSize.longestSide)
    let left = (box.minX * scale).rounded(.down)
    let top = (box.minY * scale).rounded(.down)
    let right = (box.maxX * scale).rounded(.up)
    let bottom = (box.maxY * scale).rounded(.up)
    guard left < right, top < bottom, right - left <= side, bottom - top <= side,
      abs(left) < side, abs(top) < side
    else { return nil }
    self.init(
      scale: scale, x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

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
