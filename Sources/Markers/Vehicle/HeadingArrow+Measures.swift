import Geometry

extension HeadingArrow {
  /// Height, width, distance and notch. Where the vehicle heads along an axis each is measured; at
  /// any other bearing no line along an axis has their length, and the list says where one has.
  static func measures(
    _ bearing: Double, _ design: Design
  ) throws(DrawingError) -> (list: [Measure], facts: [MarkerMeasures.Fact]) {
    let angle = Angle(degrees: bearing).normalized
    let height = try design.length("vehicle.arrow.height")
    let width = try design.length("vehicle.arrow.width")
    let distance = try design.length("vehicle.arrow.distance")
    let notch = try design.length("vehicle.arrow.notch")
    guard angle.sine == 0 || angle.cosine == 0 else {
      let facts = [height, width, distance, notch].map { quantity in
        MarkerMeasures.Fact(quantity.text, "\(quantity.formula) (see 90°)")
      }
      return ([], facts)
    }
    let turn = Affine.rotation(angle)
    let vertices = try outline(design).map(turn.apply(to:))
    let middle = turn.apply(to: Point(0, -distance.value))
    let back = turn.apply(to: Point(0, height.value / 2 - distance.value))
    let wing = turn.apply(to: Point(-width.value / 2, height.value / 2 - distance.value))
    return (
      [
        between(vertices[0], back, height), between(vertices[1], wing, at: middle, width),
        between(.zero, middle, distance), between(vertices[2], back, notch),
      ], []
    )
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
