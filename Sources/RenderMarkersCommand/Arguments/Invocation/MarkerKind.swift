/// A family of markers, by its word on the command line.
package enum MarkerKind: String, CaseIterable, Sendable {
  /// A station's capsule or circle.
  case station
  /// A bus stop in one of its zoom forms.
  case busStop = "bus-stop"
  /// A train on the map.
  case train
  /// A bus on the map.
  case bus
  /// A chip of the route row.
  case routeChip = "route-chip"
  /// The Nearby mode button.
  case nearbyButton = "nearby-button"
}
