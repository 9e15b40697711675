import Bitmap
import Geometry

extension Bitmap {
  /// The picture that, tiled from a rectangle's top left corner, shows what this one shows there when
  /// it is tiled from the map's origin (to the whole pixel): no larger than itself or the rectangle.
  func tile(for rect: Rect) -> Bitmap {
    let (left, top) = (Self.offset(rect.minX, width), Self.offset(rect.minY, height))
    let (wide, high) = (Self.length(rect.width, width), Self.length(rect.height, height))
    guard left != 0 || top != 0 || wide != width || high != height else { return self }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(wide * high)
    for y in 0..<high {
      let start = (top + y) % height * width
      let row = self.pixels[start..<start + width]
      pixels += (row.dropFirst(left) + row.prefix(left)).prefix(wide)
    }
    return Bitmap(width: wide, height: high, pixels: pixels)
  }

  /// Where a coordinate is within a tile.
  private static func offset(_ coordinate: Double, _ size: Int) -> Int {
    let rest = coordinate.rounded(.down).truncatingRemainder(dividingBy: Double(size))
    // What is no number has no place: the tile's edge is as good as any.
    return Int(exactly: rest < 0 ? rest + Double(size) : rest) ?? 0
  }

  /// The pixels that a length of the map takes, from 1 to the tile's size.
  private static func length(_ points: Double, _ size: Int) -> Int {
    points < Double(size) ? max(1, Int(points.rounded(.up))) : size
  }
}
