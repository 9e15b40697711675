extension MarkerState {
  /// What the sources say of this marker at a map zoom, highlighted or not, its position old or
  /// fresh: one cell of the matrix of states.
  ///
  /// A marker that does not change with the map's zoom is the same state at each. The design decides
  /// below which zoom a bus stop is drawn as nothing. An error where a token, an icon or a font is
  /// wrong.
  package func answer(
    mapZoom: Double, isSelected: Bool, isStale: Bool, _ design: Design
  ) throws(DrawingError) -> StateAnswer {
    if isStale && !hasPosition {
      return .doesNotApply(
        source: "000: only the table Vehicles has a row Stale; nothing else reports a position")
    }
    if isSelected, case .nearbyButton = self {
      return .doesNotApply(source: "000, row Nearby mode menu: “No other selected styling”")
    }
    let state = with(mapZoom: mapZoom, isSelected: isSelected, isStale: isStale)
    guard try state.draw(design).items.isEmpty else { return .drawn(state) }
    return .drawnAsNothing(
      source: "000, table Stations and stops, row “Bus stop · below zoom 14”: “Not drawn”")
  }

  /// Whether the marker shows a live position, which can grow old.
  private var hasPosition: Bool {
    switch self {
    case .train, .bus: true
    case .station, .busStop, .routeChip, .nearbyButton: false
    }
  }

  /// The same marker with what of this it has.
  private func with(mapZoom: Double, isSelected: Bool, isStale: Bool) -> MarkerState {
    switch self {
    case .station(var station):
      (station.mapZoom, station.isSelected) = (mapZoom, isSelected)
      return .station(station)
    case .busStop(var stop):
      (stop.mapZoom, stop.isSelected) = (mapZoom, isSelected)
      return .busStop(stop)
    case .train(var train):
      (train.isSelected, train.isStale) = (isSelected, isStale)
      return .train(train)
    case .bus(var bus):
      (bus.isSelected, bus.isStale) = (isSelected, isStale)
      return .bus(bus)
    case .routeChip(var chip):
      chip.isSelected = isSelected
      return .routeChip(chip)
    case .nearbyButton: return self
    }
  }
}
