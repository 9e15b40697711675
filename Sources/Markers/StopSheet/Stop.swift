/// A stop whose sheet is open.
package struct Stop: Hashable, Sendable {
  /// What stops there.
  package enum Service: Hashable, Sendable {
    /// Trains of the lines with these ids: a station.
    case train(lines: [String])
    /// Buses of these routes.
    case bus(routes: [RouteName])
  }

  /// What station alerts name it by.
  package var id: String
  /// One line of text, not empty.
  package var name: String
  package var service: Service

  /// A stop.
  package init(id: String, name: String, service: Service) {
    self.id = id
    self.name = name
    self.service = service
  }
}
