import Geometry

/// A side of a drawing on which marks stand in lanes.
enum RedlineSide: CaseIterable {
  case top
  case bottom
  case left
  case right

  /// Whether lengths along x are measured here.
  var isHorizontal: Bool { self == .top || self == .bottom }
  /// Whether lanes follow each other towards smaller coordinates.
  private var isBefore: Bool { self == .top || self == .left }

  /// Distance of a lane to the next.
  var pitch: Double { isHorizontal ? RedlineMetrics.lane : RedlineMetrics.sideLane }

  /// A rectangle from its extents along and across the side.
  func rect(along: (Double, Double), across: (Double, Double)) -> Rect {
    let (x, y) = isHorizontal ? (along, across) : (across, along)
    let (left, top) = (min(x.0, x.1), min(y.0, y.1))
    return Rect(x: left, y: top, width: abs(x.1 - x.0), height: abs(y.1 - y.0))
  }

  /// The coordinate along the side.
  func along(_ point: Point) -> Double { isHorizontal ? point.x : point.y }

  /// A rectangle's extents along the side.
  func along(_ rect: Rect) -> (Double, Double) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// A rectangle's edge on this side.
  func edge(_ rect: Rect) -> Double {
    switch self {
    case .top: rect.minY
    case .bottom: rect.maxY
    case .left: rect.minX
    case .right: rect.maxX
    }
  }

  /// A coordinate across the side, `distance` further out.
  func outward(_ position: Double, _ distance: Double) -> Double {
    isBefore ? position - distance : position + distance
  }

  /// Where a line may begin that runs outwards at a coordinate along the side: outside of every
  /// part that lies there, of all parts where none does.
  func begin(at place: Double, _ parts: [Rect]) -> Double {
    let reach = RedlineMetrics.dot / 2 + RedlineMetrics.line
    let near = parts.filter { part in
      let (start, end) = along(part)
      return place > start - reach && place < end + reach
    }
    let edges = (near.isEmpty ? parts : near).map(edge)
    let outermost = isBefore ? edges.min() : edges.max()
    return outward(outermost ?? 0, RedlineMetrics.clearance)
  }

  /// How far a line that runs outwards from where it begins passes other parts closely.
  func passed(at place: Double, from begin: Double, _ parts: [Rect]) -> Double {
    parts.reduce(0) { passed, part in
      let (start, end) = along(part)
      let reach = RedlineMetrics.passing
      guard place > start - reach && place < end + reach else { return passed }
      return max(passed, isBefore ? begin - edge(part) : edge(part) - begin)
    }
  }
}
