import Geometry

/// The blocks of the built-in grounds, without end in any direction: a street at the left and the top
/// of each, wider where it is an avenue. In points of the map.
enum CityGrid {
  /// From a block to the next, to the right and down: a city block at a map zoom of 16.
  static let pitch = (x: 96, y: 64)
  /// Every how manieth street is an avenue.
  static let avenueEvery = 4
  static let streetWidth = 8
  static let avenueWidth = 12

  /// Rows or columns of blocks.
  enum Axis {
    case columns
    case rows

    var pitch: Int { self == .columns ? CityGrid.pitch.x : CityGrid.pitch.y }
  }

  /// Whether the street before that row or column of blocks is an avenue.
  static func isAvenue(_ index: Int) -> Bool { index.isMultiple(of: avenueEvery) }

  /// How wide the street before that row or column is.
  static func width(_ index: Int) -> Int { isAvenue(index) ? avenueWidth : streetWidth }

  /// The rows or columns that a range of the map touches.
  static func indices(_ axis: Axis, from start: Double, to end: Double) -> Range<Int> {
    steps(of: Double(axis.pitch), from: start, to: end)
  }

  /// Which steps of `pitch` from the origin a range of the map touches; none further out than any
  /// map reaches.
  static func steps(of pitch: Double, from start: Double, to end: Double) -> Range<Int> {
    guard abs(start) < farthest, abs(end) < farthest, start < end else { return 0..<0 }
    return Int((start / pitch).rounded(.down))..<Int((end / pitch).rounded(.up))
  }

  /// Beyond this many points from the origin there is bare land.
  private static let farthest = 1e8

  /// The blocks that a rectangle touches.
  static func blocks(in rect: Rect) -> [(column: Int, row: Int)] {
    indices(.rows, from: rect.minY, to: rect.maxY).flatMap { row in
      indices(.columns, from: rect.minX, to: rect.maxX).map { ($0, row) }
    }
  }

  /// A block without its streets.
  static func block(_ column: Int, _ row: Int) -> Rect {
    let (left, top) = (width(column), width(row))
    return Rect(
      x: Double(column * pitch.x + left), y: Double(row * pitch.y + top),
      width: Double(pitch.x - left), height: Double(pitch.y - top))
  }

  /// The streets, or the avenues, that cross a rectangle, from edge to edge of it; down, those alone
  /// whose columns are kept.
  static func streets(
    in rect: Rect, areAvenues: Bool, where keeps: (Int) -> Bool = { _ in true }
  ) -> Path {
    var path = Path()
    for column in indices(.columns, from: rect.minX, to: rect.maxX)
    where isAvenue(column) == areAvenues && keeps(column) {
      path.append(
        .rectangle(
          Rect(
            x: Double(column * pitch.x), y: rect.minY, width: Double(width(column)),
            height: rect.height)))
    }
    path.append(rows(in: rect, areAvenues: areAvenues))
    return path
  }

  /// The same of those alone that run across.
  static func rows(in rect: Rect, areAvenues: Bool) -> Path {
    var path = Path()
    for row in indices(.rows, from: rect.minY, to: rect.maxY) where isAvenue(row) == areAvenues {
      path.append(
        .rectangle(
          Rect(
            x: rect.minX, y: Double(row * pitch.y), width: rect.width,
            height: Double(width(row)))))
    }
    return path
  }
}
