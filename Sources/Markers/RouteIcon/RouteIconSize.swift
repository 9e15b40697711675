/// The sizes of a route's icon (001, RouteIconView). Their heights are tokens.
package enum RouteIconSize: String, CaseIterable, Hashable, Sendable {
  /// `.mini`.
  case mini
  /// `.standard`.
  case standard
  /// `.large`.
  case large

  /// The token of the diameter of a circle and the height of a capsule.
  package var heightToken: String { "route-icon.\(rawValue).height" }

  /// The token of a capsule's text.
  package var labelToken: String { "route-icon.\(rawValue).label" }
}
