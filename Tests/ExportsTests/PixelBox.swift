import Bitmap
import Geometry

/// Whole pixels: columns left ..< right of rows top ..< bottom.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels of a rectangle of points whose edges lie between pixels.
  init(_ rect: Rect, scale: Int) {
    let factor = Double(scale)
    left = Int(rect.minX * factor)
    top = Int(rect.minY * factor)
    right = Int(rect.maxX * factor)
    bottom = Int(rect.maxY * factor)
  }

  /// How far the edges that lie furthest apart do so.
  func distance(to other: PixelBox) -> Int {
    max(
      max(abs(left - other.left), abs(top - other.top)),
      max(abs(right - other.right), abs(bottom - other.bottom)))
  }
}

extension Bitmap {
  /// The smallest box that holds every pixel of an area that differs by more than 24 levels from the
  /// one in the area's top left corner: less than that is an edge that just touches a pixel.
  func inkBox(within area: PixelBox) -> PixelBox? {
    let ground = self[area.left, area.top]
    let (columns, rows) = (area.left..<area.right, area.top..<area.bottom)
    let isInked = { (x: Int, y: Int) in isFar(self[x, y], from: ground) }
    // From each side inwards, which leaves out most of an area that is full of ink.
    guard let top = rows.first(where: { y in columns.contains { isInked($0, y) } }),
      let bottom = rows.last(where: { y in columns.contains { isInked($0, y) } }),
      let left = columns.first(where: { x in (top...bottom).contains { isInked(x, $0) } }),
      let right = columns.last(where: { x in (top...bottom).contains { isInked(x, $0) } })
    else { return nil }
    return PixelBox(left: left, top: top, right: right + 1, bottom: bottom + 1)
  }

  private func isFar(_ pixel: UInt32, from ground: UInt32) -> Bool {
    guard pixel != ground else { return false }
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(pixel >> shift & 255) - Int(ground >> shift & 255)
      if abs(difference) > 24 { return true }
    }
    return false
  }
}
