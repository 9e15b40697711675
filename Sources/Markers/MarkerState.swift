/// A marker in one of its states: all that decides its drawing besides the theme.
package enum MarkerState: Hashable, Sendable {
  /// A station of the given lines.
  case station(StationState)
  /// A bus stop.
  case busStop(BusStopState)
  /// A train.
  case train(TrainState)
  /// A bus.
  case bus(BusState)
  /// A chip that chooses a route.
  case routeChip(RouteChipState)
  /// The button that chooses what is nearby.
  case nearbyButton(NearbyMode)

  /// The marker's family: a word of the command line, and the folder of its goldens.
  package var family: String {
    switch self {
    case .station: "station"
    case .busStop: "bus-stop"
    case .train: "train"
    case .bus: "bus"
    case .routeChip: "route-chip"
    case .nearbyButton: "nearby-button"
    }
  }

  /// Draws the marker.
  package func draw(_ design: Design) throws(DrawingError) -> Marker {
    switch self {
    case .station(let state): try StationMarker.draw(state, design)
    case .busStop(let state): try BusStopMarker.draw(state, design)
    case .train(let state): try TrainMarker.draw(state, design)
    case .bus(let state): try BusMarker.draw(state, design)
    case .routeChip(let state): try RouteChipMarker.draw(state, design)
    case .nearbyButton(let mode): try NearbyButtonMarker.draw(mode, design)
    }
  }
}
