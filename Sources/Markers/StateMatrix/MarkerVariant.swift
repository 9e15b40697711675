/// A family of markers, divided where its members have looks of their own: the rows of the matrix of
/// states.
package enum MarkerVariant: Hashable, Sendable {
  /// A station where one line stops.
  case stationOfOneLine
  /// A station where two lines or more stop.
  case stationOfSeveralLines
  /// A bus stop.
  case busStop
  /// A train.
  case train
  /// A bus.
  case bus
  /// The chip of a train line.
  case trainChip
  /// The chip of a bus route.
  case busChip
  /// The chip of all routes.
  case allChip
  /// The button that chooses what is nearby.
  case nearbyButton

  /// What a designer calls it.
  package var title: String {
    switch self {
    case .stationOfOneLine: "Station, 1 line"
    case .stationOfSeveralLines: "Station, 2+ lines"
    case .busStop: "Bus stop"
    case .train: "Train"
    case .bus: "Bus"
    case .trainChip: "Train route chip"
    case .busChip: "Bus route chip"
    case .allChip: "All routes chip"
    case .nearbyButton: "Nearby button"
    }
  }
}

extension MarkerState {
  /// The variant that the state belongs to.
  package var variant: MarkerVariant {
    switch self {
    case .station(let state):
      Set(state.lines).count > 1 ? .stationOfSeveralLines : .stationOfOneLine
    case .busStop: .busStop
    case .train: .train
    case .bus: .bus
    case .routeChip(let state):
      switch state.choice {
      case .line: .trainChip
      case .route: .busChip
      case .all: .allChip
      }
    case .nearbyButton: .nearbyButton
    }
  }
}

extension MarkerCatalog {
  /// One state of each variant, the first in the catalogue, in the catalogue's order.
  package static let samples: [MarkerState] = {
    var seen: Set<MarkerVariant> = []
    return entries.map(\.state).filter { seen.insert($0.variant).inserted }
  }()
}
