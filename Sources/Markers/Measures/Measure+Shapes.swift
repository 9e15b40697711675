package import Geometry

// The measures that most markers have.

extension Measure {
  /// A rectangle's width, at its bottom edge.
  package static func width(_ rect: Rect, _ quantity: Quantity) -> Measure {
    Measure(.horizontal(from: rect.minX, to: rect.maxX, y: rect.maxY), quantity)
  }

  /// A rectangle's height, at its left edge.
  package static func height(_ rect: Rect, _ quantity: Quantity) -> Measure {
    Measure(.vertical(from: rect.minY, to: rect.maxY, x: rect.minX), quantity)
  }

  /// A square's side or a disc's diameter: its width, or its height.
  package static func side(_ square: Rect, _ quantity: Quantity) -> Measure {
    Measure(
      [
        .horizontal(from: square.minX, to: square.maxX, y: square.maxY),
        .vertical(from: square.minY, to: square.maxY, x: square.minX),
      ], quantity)
  }

  /// The width of a band inside a rectangle's edge: at its top, or at another side.
  package static func band(_ edge: Rect, _ quantity: Quantity) -> Measure {
    let width = quantity.value
    return Measure(
      [
        .vertical(from: edge.minY, to: edge.minY + width, x: edge.maxX),
        .horizontal(from: edge.minX, to: edge.minX + width, y: edge.minY),
        .vertical(from: edge.maxY - width, to: edge.maxY, x: edge.minX),
        .horizontal(from: edge.maxX - width, to: edge.maxX, y: edge.maxY),
      ], pointedAt: points(on: edge, quarter: edge.width / 2 / 2, edge.height / 2 / 2), quantity)
  }

  /// The width of a band inside a disc's edge.
  package static func ring(_ edge: Rect, _ quantity: Quantity) -> Measure {
    let band = band(edge, quantity)
    return Measure(band.places, pointedAt: points(on: edge, quarter: 0, 0), quantity)
  }

  /// The middles of a rectangle's edges, and points beside them.
  private static func points(on edge: Rect, quarter x: Double, _ y: Double) -> [Point] {
    let center = edge.center
    return [-1.0, 0, 1].flatMap { (step: Double) -> [Point] in
      let (across, down) = (step * x, step * y)
      return [
        Point(center.x + across, edge.minY), Point(edge.maxX, center.y + down),
        Point(edge.minX, center.y - down), Point(center.x - across, edge.maxY),
      ]
    }
  }

  /// The radius of a rectangle's circular corner, at the top right one or another.
  package static func radius(_ rect: Rect, _ quantity: Quantity) -> Measure {
    // The curve's middle lies on the diagonal, short of the corner by the radius less its part
    // along an axis.
    let angle = Angle(degrees: 90 / 2)
    let cut = min(quantity.value, min(rect.width, rect.height) / 2) * (1 - angle.sine)
    let (x, y) = (rect.width / 2 - cut, rect.height / 2 - cut)
    let corners = [Point(x, -y), Point(-x, -y), Point(x, y), Point(-x, y)]
    return Measure(corners.map { .radius(at: rect.center + $0) }, quantity)
  }
}
