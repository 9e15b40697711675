import Bitmap
import CairoCanvas
import DisplayList
import Geometry

/// Items drawn on a transparent picture of `width` × `height` points.
func drawn(
  _ items: [DisplayItem], _ width: Double, _ height: Double, scale: Double = 1
) throws(CanvasError) -> Bitmap {
  try RasterCanvas.bitmap(
    of: DisplayList(size: Size(width, height), items: items), scale: scale)
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 255, green: 255, blue: 255)
  static let orange = Color(red: 255, green: 128, blue: 0)
  static let brand = Color(red: 11, green: 92, blue: 213)
}

extension DisplayItem {
  /// A filled rectangle.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
  ) -> DisplayItem {
    .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), color, .nonzero)
  }

  /// A filled disc.
  static func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) -> DisplayItem {
    .fill(.circle(center: Point(x, y), radius: radius), color, .nonzero)
  }
}

extension Bitmap {
  /// The alpha of a pixel, 0…255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The alphas of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { alpha($0, row) } }

  /// The premultiplied channels of a pixel: alpha, red, green, blue.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    [24, 16, 8, 0].map { Int(self[x, y] >> $0 & 255) }
  }
}
