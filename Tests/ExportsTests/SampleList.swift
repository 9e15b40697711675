import Bitmap
import DisplayList
import Geometry

/// A small picture with an item of every kind.
enum SampleList {
  static let ink = Color(red: 16, green: 26, blue: 46)
  static let brand = Color(red: 11, green: 92, blue: 213)
  static let orange = Color(red: 255, green: 128, blue: 0)

  /// 3 × 2 pixels: red, green, blue; white, black, half of white.
  static let tile = Bitmap(
    width: 3, height: 2,
    pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF, 0xFF00_0000, 0x8080_8080])

  /// A filled rectangle.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = ink
  ) -> DisplayItem {
    .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), color, .nonzero)
  }

  /// A group of one small box.
  static func group(_ name: String) -> DisplayItem {
    .group(DisplayGroup(name, items: [box(0, 0, 1, 1)]))
  }

  /// 60 × 40 points: fills, strokes, an image, a clipped and a translucent group.
  static let everything: DisplayList = {
    let ring = Path([
      .move(Point(4, 4)), .line(Point(24, 4)), .line(Point(24, 24)), .line(Point(4, 24)), .close,
      .move(Point(9, 9)), .cubic(Point(12, 6), Point(18, 6), Point(19, 9)), .line(Point(19, 19)),
      .line(Point(9, 19)), .close,
    ])
    let clipped = DisplayGroup(
      "veil", opacity: 0.5, clip: .circle(center: Point(40, 20), radius: 12),
      items: [box(25, 5, 16, 30, brand), box(36, 10, 20, 8, orange)])
    return DisplayList(
      size: Size(60, 40),
      items: [
        box(0, 0, 60, 40, Color(red: 255, green: 255, blue: 255)),
        .image(tile, Rect(x: 42, y: 2, width: 15, height: 8)), .fill(ring, ink, .evenOdd),
        .group(clipped),
        .stroke(
          .rectangle(Rect(x: 5, y: 28, width: 16, height: 8)), orange,
          StrokeStyle(width: 2, join: .round)),
        .stroke(
          .segment(Point(26, 38), Point(58, 38)), ink.opacity(0.7),
          StrokeStyle(width: 2, dash: [4, 2], dashPhase: 1)),
      ])
  }()
}
