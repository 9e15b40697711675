package import Bitmap

/// Expected, difference and actual side by side in one picture, for a person to look at.
package enum DifferencePicture {
  /// Pixels between the three parts.
  private static let gap = 8
  private static let gapColor: UInt32 = 0xFF80_8080
  /// Pixels that differ; and those that only one of the two has.
  private static let markColor: UInt32 = 0xFFFF_00FF
  private static let missingColor: UInt32 = 0xFF00_FFFF

  /// The picture. Equal pixels are faint in the middle part; pixels that differ are magenta, those
  /// outside one of the two cyan.
  package static func bitmap(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var picture = Bitmap(
      width: 3 * width + 2 * gap, height: height,
      pixels: Array(repeating: gapColor, count: (3 * width + 2 * gap) * height))
    for y in 0..<height {
      for x in 0..<width {
        let (before, after) = (pixel(expected, x, y), pixel(actual, x, y))
        picture[x, y] = before ?? 0
        picture[width + gap + x, y] = difference(before, after)
        picture[2 * (width + gap) + x, y] = after ?? 0
      }
    }
    return picture
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
  }

  private static func difference(_ before: UInt32?, _ after: UInt32?) -> UInt32 {
    guard let before, let after else { return missingColor }
    guard before == after else { return markColor }
    // A quarter of the pixel over white.
    let white: UInt32 = 0xC0C0_C0C0 | 0xFF00_0000
    return white &+ (before >> 2 & 0x003F_3F3F)
  }
}
