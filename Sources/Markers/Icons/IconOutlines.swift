import DisplayList
import Geometry

/// The paths of an icon file, on their way to one outline.
struct IconOutlines {
  private var shapes: [(bounds: Rect, fillRule: FillRule, offset: Int)] = []
  private var path = Path()

  /// How many elements the outline has so far.
  var elementCount: Int { path.elements.count }

  /// Adds the path of the element at byte `offset`, unless it encloses nothing.
  mutating func add(_ outline: Path, _ fillRule: FillRule, at offset: Int) {
    guard let bounds = outline.bounds, bounds.width > 0, bounds.height > 0 else { return }
    shapes.append((bounds, fillRule, offset))
    path.append(outline)
  }

  /// All paths as one outline.
  ///
  /// Paths that overlap would take ink from each other under either rule, and a drawing outside the
  /// view box would leave its marker: both are refused.
  func joined(within viewBox: Rect) throws(IconFault) -> (path: Path, fillRule: FillRule) {
    guard let first = shapes.first else {
      throw IconFault(problem: "there is nothing to draw", accepted: "a path with data")
    }
    for shape in shapes where shape.fillRule != first.fillRule {
      throw IconFault(
        offset: shape.offset, problem: "fill-rule differs from the first path's",
        accepted: "one fill-rule for all paths")
    }
    // Arcs reach a little past their circle: a ten thousandth of the height is let pass.
    let room = viewBox.inset(by: -viewBox.height / 10_000)
    for shape in shapes where !room.contains(shape.bounds) {
      throw IconFault(
        offset: shape.offset, problem: "path outside the viewBox", accepted: "paths within it")
    }
    try checkClear()
    return (path, first.fillRule)
  }

  private func checkClear() throws(IconFault) {
    for (index, shape) in shapes.enumerated() {
      for other in shapes[..<index] where shape.bounds.overlaps(other.bounds) {
        throw IconFault(
          offset: shape.offset, problem: "the boxes of two paths overlap",
          accepted: "paths that keep clear of each other (unite them into one)")
      }
    }
  }
}

extension Rect {
  /// Whether the insides have points in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
