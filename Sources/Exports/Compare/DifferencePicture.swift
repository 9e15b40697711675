package import Bitmap
package import CairoCanvas
import DisplayList
import Geometry
import Typesetting

/// Expected, difference and actual side by side in one picture, for a person to look at.
package struct DifferencePicture: Sendable {
  private let expected: Bitmap
  private let actual: Bitmap
  private let options: ComparisonOptions

  /// Pixels around and between the three parts.
  private static let gap = 8.0
  /// The height of the labels' row, and where their baseline stands in it.
  private static let labelHeight = 24.0
  private static let baseline = 16.0
  /// Small pictures are enlarged, pixel by pixel, to about this size.
  private static let comfortableSide = 192
  private static let surround = Color(red: 0x2B, green: 0x2F, blue: 0x36)
  private static let labelColor = Color(red: 0xFF, green: 0xFF, blue: 0xFF)

  /// A picture of the pixels that count.
  private init(_ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions) {
    self.expected = expected
    self.actual = actual
    self.options = options
  }

  /// The three parts in a row, each as large as both pictures together, on a checkerboard.
  ///
  /// In the middle part, pixels that differ are magenta and the others faint; where only one of the
  /// two pictures reaches, it is hatched, and so is what either picture lacks in its own part.
  /// Without labels nothing stands above the parts. Throws where it would be too large to draw.
  package static func bitmap(
    expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact,
    labels: DifferenceLabels? = nil
  ) throws(CanvasError) -> Bitmap {
    let picture = DifferencePicture(expected, actual, options)
    return try RasterCanvas.bitmap(of: picture.list(labels), scale: 1)
  }

  /// A layer over both pictures: what counts in magenta, where only one reaches hatched in cyan,
  /// everything else transparent.
  package static func overlay(
    expected: Bitmap, actual: Bitmap, options: ComparisonOptions
  ) -> Bitmap {
    let picture = DifferencePicture(expected, actual, options)
    var layer = Bitmap(width: picture.width, height: picture.height)
    picture.mark(&layer)
    return layer
  }

  private var width: Int { max(expected.width, actual.width) }
  private var height: Int { max(expected.height, actual.height) }

  private func list(_ labels: DifferenceLabels?) throws(CanvasError) -> DisplayList {
    let factor = max(1, min(8, Self.comfortableSide / max(width, height)))
    let (partWidth, partHeight) = (Double(width * factor), Double(height * factor))
    let column = max(partWidth, labels?.widest ?? 0) + Self.gap
    let top = Self.gap + (labels == nil ? 0 : Self.labelHeight)
    let size = Size(3 * column + Self.gap, top + partHeight + Self.gap)
    // Refuses what is too large before any memory is taken for it.
    _ = try PixelSize(size, scale: 1)
    var items = [
      DisplayItem.fill(
        .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), Self.surround,
        .nonzero)
    ]
    for (index, part) in [filled(expected), middle, filled(actual)].enumerated() {
      let left = Self.gap + Double(index) * column
      let place = Rect(x: left, y: top, width: partWidth, height: partHeight)
      items += [.image(Self.checkerboard, place), .image(part.enlarged(factor), place)]
      if let label = labels?.outlines[index] {
        let path = label.path.applying(.translation(Point(left, Self.baseline + Self.gap / 2)))
        items.append(.fill(path, Self.labelColor, .nonzero))
      }
    }
    return DisplayList(size: size, items: items)
  }

  /// A picture, hatched where the other one reaches further.
  private func filled(_ bitmap: Bitmap) -> Bitmap {
    guard bitmap.width < width || bitmap.height < height else { return bitmap }
    var part = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x < bitmap.width && y < bitmap.height
        part[x, y] = isInside ? bitmap[x, y] : Self.hatch(x, y)
      }
    }
    return part
  }

  /// The expected picture, faint, with the difference laid over it.
  private var middle: Bitmap {
    var part = Bitmap(width: width, height: height)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) { part[x, y] = Self.faint(expected[x, y]) }
    }
    mark(&part)
    return part
  }

  private func mark(_ layer: inout Bitmap) {
    let (commonWidth, commonHeight) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    if commonWidth == width, commonHeight == height {
      actual.forEachDifference(from: expected, options) { x, y, _, _ in
        layer[x, y] = Self.markColor
      }
      return
    }
    for y in 0..<height {
      for x in 0..<width {
        if x >= commonWidth || y >= commonHeight {
          layer[x, y] = Self.hatch(x, y)
        } else if actual[x, y] != expected[x, y] {
          layer[x, y] = Self.markColor
        }
      }
    }
  }
}

extension DifferencePicture {
  /// Pixels that differ.
  private static let markColor: UInt32 = 0xFFFF_00FF

  /// Diagonal stripes of cyan and white.
  private static func hatch(_ x: Int, _ y: Int) -> UInt32 {
    (x + y) % 6 < 3 ? 0xFF00_B8D4 : 0xFFFF_FFFF
  }

  /// A quarter of the pixel over white.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let opaque = pixel &+ (255 - pixel >> 24) &* 0x0101_0101
    return 0xFFC0_C0C0 &+ (opaque >> 2 & 0x003F_3F3F)
  }

  /// Two greys: white and black both show on it, and nothing passes for transparent.
  private static let checkerboard: Bitmap = {
    var tile = Bitmap(width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 { tile[x, y] = (x / 8 + y / 8) % 2 == 0 ? 0xFF80_8080 : 0xFF99_9999 }
    }
    return tile
  }()
}
