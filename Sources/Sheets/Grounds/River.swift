import Geometry

/// The rivers of the ground of water and parks: they wind from top to bottom, without end.
enum River {
  /// The green at either side, in points.
  static let bank = 9.0

  /// From a river to the next along x, and where the first is.
  private static let (pitch, start) = (768.0, 200.0)
  private static let halfWidth = 27.0
  /// How far it swings to the sides, and over what length.
  private static let swings = [(reach: 34.0, length: 610.0), (reach: 11.0, length: 230.0)]
  /// From a point of its outline to the next.
  private static let step = 6.0

  /// The rivers where they meet a rectangle, `bank` wider at each side.
  static func path(in rect: Rect, bank: Double) -> Path {
    let reach = reach + bank
    var path = Path()
    let rivers = CityGrid.steps(
      of: pitch, from: rect.minX - start - reach, to: rect.maxX - start + reach)
    let rows = CityGrid.steps(of: step, from: rect.minY, to: rect.maxY)
    guard !rows.isEmpty else { return path }
    for river in rivers {
      let middle = (rows.lowerBound...rows.upperBound).map { row in
        let y = Double(row) * step
        return Point(Double(river) * pitch + start + swing(y), y)
      }
      let side = Point(halfWidth + bank, 0)
      path.append(.polygon(middle.map { $0 + side } + middle.reversed().map { $0 - side }))
    }
    return path
  }

  /// Whether the street before a column of blocks would meet a river along its way.
  static func covers(column: Int) -> Bool {
    meets(
      Rect(
        x: Double(column * CityGrid.pitch.x), y: 0, width: Double(CityGrid.width(column)),
        height: 0))
  }

  /// Whether a rectangle lies where a river or its banks may swing.
  static func meets(_ rect: Rect) -> Bool {
    let river = ((rect.center.x - start) / pitch).rounded() * pitch + start
    return abs(rect.center.x - river) < reach + bank + rect.width / 2
  }

  /// How far water gets from the middle.
  private static let reach = halfWidth + swings.reduce(0) { $0 + $1.reach }

  private static func swing(_ y: Double) -> Double {
    swings.reduce(0) { sum, swing in
      sum + swing.reach * Angle(degrees: 360 * y / swing.length).sine
    }
  }
}
