import Geometry
import Markers

/// What is to be marked: a measure with the widths of its label.
struct RedlineItem: Hashable {
  /// "a".
  let key: String
  /// "26", "r 5": what stands behind the letter where there is room.
  let value: String
  let keyWidth: Double
  /// Letter, gap and value.
  let fullWidth: Double
  /// The ways to mark it, the best first.
  let options: [Option]
  /// The ways to point at it only, where there is no room for those.
  let pointers: [Option]
  /// How long it is on the sheet; 0 for a point.
  let length: Double

  /// A way to mark a measure: on a side, in any lane.
  struct Option: Hashable {
    let side: RedlineSide
    let shape: Shape
    /// How far what is measured lies from where lines begin, and how far those run past what is
    /// drawn beside it: lines that lead outwards would seem to be that part's.
    let depth: Double
    /// Where the lines begin that lead outwards: beside the drawing, across the side.
    let begin: Double
    /// The same at the other end of a length.
    let otherBegin: Double
  }

  /// What marks a measure. Coordinates run along the side.
  enum Shape: Hashable {
    /// A dimension line between two ticks.
    case length(Double, Double)
    /// A line that leads from the drawing to the label.
    case leader(Double)
  }

  /// Whether its length on the sheet is less than the width of the line that would point at it.
  var isTooShort: Bool { length > 0 && length < RedlineMetrics.leastShown }

  /// Whether it is shown between ticks where that finds room.
  var isTicked: Bool { length >= RedlineMetrics.leastTicked }
}

extension Measure {
  /// How it may be marked about a drawing, on the nearest sides first.
  func options(_ parts: [Rect]) -> [RedlineItem.Option] {
    guard length == 0 || length >= RedlineMetrics.leastTicked else { return pointers(parts) }
    return places.flatMap { $0.options(parts) }.sortedByDepth
  }

  /// How it may be pointed at.
  func pointers(_ parts: [Rect]) -> [RedlineItem.Option] {
    let points =
      pointedAt.isEmpty
      ? places.map { ($0.middle, $0.sides) } : pointedAt.map { ($0, RedlineSide.allCases) }
    return points.flatMap { point, sides in
      sides.map { RedlineItem.Option(side: $0, shape: .leader($0.along(point)), point, parts) }
    }.sortedByDepth
  }

  /// How long it is on the sheet; 0 for a point.
  var length: Double {
    switch places.first {
    case .horizontal(let from, let to, _)?, .vertical(let from, let to, _)?: abs(to - from)
    case .radius?, nil: 0
    }
  }
}

extension Measure.Place {
  /// The sides on which it can be marked.
  fileprivate var sides: [RedlineSide] {
    switch self {
    case .horizontal: [.top, .bottom]
    case .vertical: [.left, .right]
    case .radius: RedlineSide.allCases
    }
  }

  fileprivate func options(_ parts: [Rect]) -> [RedlineItem.Option] {
    sides.map { .init(side: $0, shape: shape($0), middle, parts) }
  }

  private func shape(_ side: RedlineSide) -> RedlineItem.Shape {
    switch self {
    case .horizontal(let from, let to, _), .vertical(let from, let to, _):
      .length(min(from, to), max(from, to))
    case .radius(let point): .leader(side.along(point))
    }
  }

  fileprivate var middle: Point {
    switch self {
    case .horizontal(let from, let to, let y): Point((from + to) / 2, y)
    case .vertical(let from, let to, let x): Point(x, (from + to) / 2)
    case .radius(let point): point
    }
  }
}

extension RedlineItem.Option {
  fileprivate init(
    side: RedlineSide, shape: RedlineItem.Shape, _ point: Point, _ parts: [Rect]
  ) {
    let ends =
      switch shape {
      case .length(let start, let end): (start, end)
      case .leader(let place): (place, place)
      }
    let begin = side.begin(at: ends.0, parts)
    let otherBegin = side.begin(at: ends.1, parts)
    let across = side.isHorizontal ? point.y : point.x
    let passed = max(
      side.passed(at: ends.0, from: begin, parts), side.passed(at: ends.1, from: otherBegin, parts))
    self.init(
      side: side, shape: shape,
      depth: max(abs(begin - across), abs(otherBegin - across)) + passed, begin: begin,
      otherBegin: otherBegin)
  }
}

extension [RedlineItem.Option] {
  /// Nearest first; of equal ones, the one that was first.
  fileprivate var sortedByDepth: [RedlineItem.Option] {
    enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }
}
