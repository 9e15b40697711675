/// What the nearby button's menu offers, in its order (000, Nearby mode menu).
package enum NearbyMode: String, CaseIterable, Hashable, Sendable {
  /// Trains and buses.
  case both
  /// Trains alone.
  case trains
  /// Buses alone.
  case buses

  /// The option's name, and the button's accessibility value.
  package var name: String {
    switch self {
    case .both: "Trains and buses"
    case .trains: "Trains"
    case .buses: "Buses"
    }
  }
}
