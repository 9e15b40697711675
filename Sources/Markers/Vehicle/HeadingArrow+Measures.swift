import Geometry

extension HeadingArrow {
  /// Height, width, distance and notch: along the axes where the vehicle heads along one, else
  /// pointed at.
  static func measures(_ bearing: Double, _ design: Design) throws(DrawingError) -> [Measure] {
    let angle = Angle(degrees: bearing).normalized
    let turn = Affine.rotation(angle)
    let height = try design.length("vehicle.arrow.height")
    let width = try design.length("vehicle.arrow.width")
    let distance = try design.length("vehicle.arrow.distance")
    let notch = try design.length("vehicle.arrow.notch")
    let vertices = try outline(design).map(turn.apply(to:))
    let isUpright = angle.sine == 0 || angle.cosine == 0
    guard isUpright else {
      // Each is pointed at from a vertex of its own, or from wherever on the outline there is room.
      return [height, width, notch, distance].enumerated().map { index, quantity in
        let turned = Array(vertices[index...] + vertices[..<index])
        let middles = zip(turned, turned.dropFirst() + turned.prefix(1)).map { start, end in
          Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        }
        return Measure((turned + middles).map { .slanted(at: $0) }, quantity)
      }
    }
    let middle = turn.apply(to: Point(0, -distance.value))
    let back = turn.apply(to: Point(0, height.value / 2 - distance.value))
    let wing = turn.apply(to: Point(-width.value / 2, height.value / 2 - distance.value))
    return [
      between(vertices[0], back, height), between(vertices[1], wing, at: middle, width),
      between(.zero, middle, distance), between(vertices[2], back, notch),
    ]
  }

  /// The distance of two points that lie on one axis.
  private static func between(
    _ start: Point, _ end: Point, at place: Point? = nil, _ quantity: Quantity
  ) -> Measure {
    let place = place ?? end
    let isVertical = abs(end.y - start.y) > abs(end.x - start.x)
    return Measure(
      isVertical
        ? .vertical(from: min(start.y, end.y), to: max(start.y, end.y), x: place.x)
        : .horizontal(from: min(start.x, end.x), to: max(start.x, end.x), y: place.y),
      quantity)
  }
}
