/// What the nearby button's menu offers, in its order (000, Nearby mode menu).
package enum NearbyMode: String, CaseIterable, Hashable, Sendable {
  case both
  case trains
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
