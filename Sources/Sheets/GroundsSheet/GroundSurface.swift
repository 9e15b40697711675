import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Markers

/// A ground as contrast is measured on it.
enum GroundSurface {
  /// A drawn ground, by all its colours: a marker may stand anywhere on it.
  case colors([Color])
  /// A picture, one pixel a point, tiled from the map's origin, and what shows where it is
  /// transparent.
  case picture(Bitmap, over: Color)

  /// How far from an outline a picture's pixels count, in points.
  static let reach = 2.0
  /// Of so many pixels the one of least contrast is passed over: a speck does not decide.
  static let pixelsPerSpeck = 100

  /// The ground's colour that has the least contrast with a band, and the contrast; nil where the
  /// band has no surroundings. `outlines` are those of all bands of the marker that meet the ground,
  /// and `anchor` is the marker's place on the map.
  func least(
    _ band: MarkerEdge.Band, among outlines: [Path], at anchor: Point
  ) -> ColorPair? {
    switch self {
    case .colors(let colors): return pairs(band, colors).first
    case .picture(let bitmap, let base):
      let all = pairs(
        band, surroundings(of: band.outline, among: outlines, at: anchor, bitmap, base))
      return all.dropFirst(all.count / Self.pixelsPerSpeck).first
    }
  }

  /// The band beside each colour, least contrast first.
  private func pairs(_ band: MarkerEdge.Band, _ colors: [Color]) -> [ColorPair] {
    colors.map { ColorPair(band.color.over($0), $0) }.sorted { $0.ratio < $1.ratio }
  }

  /// The pixels whose middle lies within reach of the outline and outside of all.
  private func surroundings(
    of outline: Path, among outlines: [Path], at anchor: Point, _ bitmap: Bitmap, _ base: Color
  ) -> [Color] {
    let place = Affine.translation(anchor)
    let edge = FlatOutline(outline.applying(place))
    let all = outlines.map { FlatOutline($0.applying(place)) }
    guard let box = outline.applying(place).bounds?.inset(by: -Self.reach),
      abs(box.minX) + box.width < 1e6, abs(box.minY) + box.height < 1e6
    else { return [] }
    let rows = Int(box.minY.rounded(.down))...Int(box.maxY.rounded(.up))
    let columns = Int(box.minX.rounded(.down))...Int(box.maxX.rounded(.up))
    return rows.flatMap { y in
      columns.compactMap { x in
        let middle = Point(Double(x) + 0.5, Double(y) + 0.5)
        guard edge.distance(to: middle) <= Self.reach, !all.contains(where: { $0.contains(middle) })
        else { return nil }
        return bitmap.color(x, y, over: base)
      }
    }
  }
}

extension Bitmap {
  /// The colour at a place of the tiled picture, laid over an opaque colour.
  fileprivate func color(_ x: Int, _ y: Int, over base: Color) -> Color {
    let pixel = self[wrapped(x, width), wrapped(y, height)]
    let rest = 255 - pixel >> 24
    // Premultiplied: the pixel's part is in already.
    let part = { (shift: UInt32, below: UInt8) in
      UInt8(min(255, (pixel >> shift & 0xFF) + (UInt32(below) * rest + 127) / 255))
    }
    return Color(red: part(16, base.red), green: part(8, base.green), blue: part(0, base.blue))
  }

  private func wrapped(_ place: Int, _ size: Int) -> Int {
    let rest = place % size
    return rest < 0 ? rest + size : rest
  }
}
