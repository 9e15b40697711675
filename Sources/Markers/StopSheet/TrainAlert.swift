/// A service alert of the trains (002, table Alert affordance and detail).
package struct TrainAlert: Hashable, Sendable {
  /// Whether it is in force; all of them count.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case active
    case planned
    /// A status that is neither.
    case unknown
  }

  /// What it applies to.
  package enum Scope: Hashable, Sendable {
    /// Every station.
    case systemwide
    /// The stations of lines, by their ids.
    case route([String])
    /// Stations, by their ids.
    case station([String])
  }

  /// Unique among alerts.
  package var id: String
  package var kind: Kind
  package var scope: Scope
  /// One line.
  package var headline: String
  /// Lines of text, or nil where there is none.
  package var description: String?

  /// An alert.
  package init(
    id: String, kind: Kind, scope: Scope, headline: String, description: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.scope = scope
    self.headline = headline
    self.description = description
  }

  /// Whether it is shown at a stop: at a train station only, through any of the three scopes.
  package func applies(to stop: Stop) -> Bool {
    guard case .train(let lines) = stop.service else { return false }
    return switch scope {
    case .systemwide: true
    case .route(let ids): ids.contains(where: lines.contains)
    case .station(let ids): ids.contains(stop.id)
    }
  }

  /// What the dialog says of it: "Active train alert: Delays", its description on a new line.
  package var dialogItem: String {
    let title =
      switch kind {
      case .active: "Active train alert"
      case .planned: "Planned train alert"
      case .unknown: "Train alert"
      }
    return "\(title): \(headline)" + (description.map { "\n\($0)" } ?? "")
  }
}
