extension MarkerState {
  /// How an assistive technology meets the marker. What is on the map is not drawn for it: a scene
  /// has thousands.
  package func accessibility(_ design: Design) throws(DrawingError) -> AccessibilityRow {
    switch self {
    case .station(let state): StationMarker.accessibility(state)
    case .busStop(let state): BusStopMarker.accessibility(state)
    case .train(let state):
      TrainMarker.accessibility(state, try design.lines([state.line])[0])
    case .bus(let state): BusMarker.accessibility(state)
    case .routeChip, .nearbyButton: try draw(design).accessibility
    }
  }
}
