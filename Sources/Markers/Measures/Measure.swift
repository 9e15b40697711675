package import Geometry

/// A measure of a drawing, for redlines: what is measured, and where its value comes from.
package struct Measure: Hashable, Sendable {
  /// What is measured, in the drawing's own points.
  package enum Place: Hashable, Sendable {
    /// A length along x, from one end to the other, of what lies at height `y`.
    case horizontal(from: Double, to: Double, y: Double)
    /// A length along y, from one end to the other, of what lies at `x`.
    case vertical(from: Double, to: Double, x: Double)
    /// A radius, at the middle of a corner's curve.
    case radius(at: Point)
  }

  /// Where it can be measured, the best place first: every corner of a square has its radius.
  package let places: [Place]
  /// Where it is pointed at when it is too short to be measured on a sheet, the best first; without
  /// any, in the middle of its places.
  package let pointedAt: [Point]
  /// Its value at life size, before selection scales the marker, and the value's tokens.
  package let quantity: Quantity

  /// Whether it is a radius rather than a length.
  package var isRadius: Bool {
    if case .radius? = places.first { true } else { false }
  }

  /// A measure at one place.
  package init(_ place: Place, _ quantity: Quantity) { self.init([place], quantity) }

  /// A measure that can be taken at several places.
  package init(_ places: [Place], pointedAt: [Point] = [], _ quantity: Quantity) {
    self.places = places
    self.pointedAt = pointedAt
    self.quantity = quantity
  }

  /// The measure in a drawing that is larger by `factor` and moved by `offset`; the value stays.
  package func enlarged(by factor: Double, movedBy offset: Point = .zero) -> Measure {
    Measure(
      places.map { place in place.mapped { $0 * factor + offset } },
      pointedAt: pointedAt.map { $0 * factor + offset }, quantity)
  }
}

extension Measure.Place {
  /// The place with its points mapped by a map that keeps axes.
  func mapped(_ map: (Point) -> Point) -> Measure.Place {
    switch self {
    case .horizontal(let from, let to, let y):
      let (start, end) = (map(Point(from, y)), map(Point(to, y)))
      return .horizontal(from: start.x, to: end.x, y: start.y)
    case .vertical(let from, let to, let x):
      let (start, end) = (map(Point(x, from)), map(Point(x, to)))
      return .vertical(from: start.y, to: end.y, x: start.x)
    case .radius(let point): return .radius(at: map(point))
    }
  }
}

extension [Measure] {
  /// The measures of a drawing that is moved by `offset`.
  package func moved(by offset: Point) -> [Measure] {
    map { $0.enlarged(by: 1, movedBy: offset) }
  }
}
