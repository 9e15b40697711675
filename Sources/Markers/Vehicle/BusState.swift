/// A bus: its route, where it heads, and how it stands.
package struct BusState: Hashable, Sendable {
  /// The route on its tag; nil for a bus without a tag.
  package var route: RouteName?
  /// Clockwise from north in degrees, any finite number; nil where it is not known. 0 is north.
  package var bearing: Double?
  /// Whether its position is old.
  package var isStale: Bool
  /// Whether it is highlighted.
  package var isSelected: Bool

  /// A bus.
  package init(
    route: RouteName? = nil, bearing: Double? = nil, isStale: Bool = false,
    isSelected: Bool = false
  ) {
    self.route = route
    self.bearing = bearing
    self.isStale = isStale
    self.isSelected = isSelected
  }
}
