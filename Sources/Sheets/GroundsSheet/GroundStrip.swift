import Geometry

/// A strip of the map that markers stand on, one a column.
struct GroundStrip {
  /// Markers are shown at this part of the exhibit zoom: at life size, as on the map, where it is 2.
  static let zoomPart = 0.5

  let ground: SheetRequest.Ground
  let surface: GroundSurface
  /// Whether the markers' names stand above it.
  let isHeaded: Bool
  /// A column's width, in points.
  let column: Double
  /// How much larger than life markers are shown.
  let zoom: Double

  /// Where on the map it begins: markers stand on the edges of streets and houses.
  private static let origin = Point(34, 30)
  /// The strip's height around markers at life size, and the least space around them.
  private static let height = 64.0
  private static let clearance = 6.0

  /// The piece of the map, from the map's origin, below ink of some size in a column: wider where
  /// the ink asks for more columns. Pieces join.
  func piece(for ink: Rect, column index: Int) -> Rect {
    let columns = ((zoom * ink.width + 2 * Self.clearance) / column).rounded(.up)
    // Pixels of pictures stay whole.
    return Rect(
      x: (Self.origin.x + Double(index) * column).rounded(.down), y: Self.origin.y,
      width: max(1, columns) * column,
      height: max(Self.height * max(1, zoom), zoom * ink.height + 2 * Self.clearance))
  }
}
