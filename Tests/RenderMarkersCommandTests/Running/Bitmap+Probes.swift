import Bitmap

/// Pixels from `left` to before `right`, and from `top` to before `bottom`.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}

extension Bitmap {
  /// The smallest box that holds all pixels of `box` (nil: of the picture) for which `isWanted` is
  /// true; nil where there are none.
  func bounds(
    within box: PixelBox? = nil, where isWanted: (UInt32) -> Bool
  ) -> PixelBox? {
    let area = box ?? PixelBox(left: 0, top: 0, right: width, bottom: height)
    var bounds: PixelBox?
    for y in area.top..<area.bottom {
      for x in area.left..<area.right where isWanted(self[x, y]) {
        let known = bounds ?? PixelBox(left: x, top: y, right: x, bottom: y)
        bounds = PixelBox(
          left: min(known.left, x), top: known.top, right: max(known.right, x + 1), bottom: y + 1)
      }
    }
    return bounds
  }

  /// How many pixels have this colour.
  func count(of color: UInt32) -> Int { pixels.count { $0 == color } }

  /// Where two pictures of the same size differ.
  func places(differingFrom other: Bitmap) -> [(x: Int, y: Int)] {
    pixels.indices.filter { pixels[$0] != other.pixels[$0] }
      .map { (x: $0 % width, y: $0 / width) }
  }
}
