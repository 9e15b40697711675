import Geometry
import Markers

extension SetText {
  /// How much larger than it was set a drawn outline is, where it is this text's; nil where it is
  /// another outline.
  func scale(drawnAs path: Path) -> Double? {
    guard self.path.elements.count == path.elements.count, let own = self.path.bounds,
      let drawn = path.bounds, own.width > 0, own.height > 0
    else { return nil }
    let scale = drawn.height / own.height
    let isSame = zip(self.path.elements, path.elements).allSatisfy { left, right in
      let (left, right) = (left.points, right.points)
      return left.count == right.count
        && zip(left, right).allSatisfy { point, other in
          let expected = Point(drawn.x, drawn.y) + (point - Point(own.x, own.y)) * scale
          return (expected - other).length < Self.tolerance
        }
    }
    return isSame ? scale : nil
  }

  /// What transforms lose of a coordinate, in points.
  private static let tolerance = 1e-6
}

extension Path.Element {
  /// Its points, in order.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
