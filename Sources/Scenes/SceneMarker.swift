package import Geometry
package import Markers

/// A marker of a scene. A file may hold a million of them: what many share stands in the scene's
/// tables, and a marker holds its index.
package struct SceneMarker: Sendable {
  /// Unique among all markers of the scene.
  package let id: String
  /// What it is called; empty for a vehicle.
  package let name: String
  /// Its point in the world.
  package let position: Point
  /// Clockwise from north in degrees; nil where it is not known, and for stops.
  package let bearing: Double?
  private let lookIndex: Int32
  private let directionIndex: Int32
  /// Whether a vehicle's position is old.
  package let isStale: Bool

  /// A marker; `look` and `direction` are indices of the scene's tables.
  package init(
    id: String, name: String = "", position: Point, bearing: Double? = nil, look: Int,
    direction: Int? = nil, isStale: Bool = false
  ) {
    self.id = id
    self.name = name
    self.position = position
    self.bearing = bearing
    lookIndex = Int32(clamping: look)
    directionIndex = Int32(clamping: direction ?? -1)
    self.isStale = isStale
  }

  /// Index of its look.
  package var look: Int { Int(lookIndex) }
  /// Index of its group and direction; nil for a marker of no group.
  package var direction: Int? { directionIndex < 0 ? nil : Int(directionIndex) }
}

/// What a marker looks like whatever its place, bearing and state.
package enum SceneLook: Hashable, Sendable {
  /// A station of these lines, where buses of these routes stop as well.
  case station(lines: [String], routes: [String])
  /// A bus stop of these routes, the first one first.
  case busStop(routes: [String])
  /// A train of a line.
  case train(line: String)
  /// A bus of a route; nil for one without a tag.
  case bus(route: RouteName?)

  /// The bus routes that stop here.
  package var routes: [String] {
    switch self {
    case .station(_, let routes), .busStop(let routes): routes
    case .train, .bus: []
    }
  }

  /// Whether it is a stop, which can be open.
  package var isStop: Bool {
    switch self {
    case .station, .busStop: true
    case .train, .bus: false
    }
  }

  /// The marker's state at a map zoom.
  func state(
    of marker: SceneMarker, zoom: Double, isSelected: Bool, name: String?
  ) -> MarkerState {
    switch self {
    case .station(let lines, _):
      .station(StationState(lines: lines, mapZoom: zoom, isSelected: isSelected, name: name))
    case .busStop: .busStop(BusStopState(mapZoom: zoom, isSelected: isSelected, name: name))
    case .train(let line):
      .train(
        TrainState(
          line: line, bearing: marker.bearing, isStale: marker.isStale, isSelected: isSelected))
    case .bus(let route):
      .bus(
        BusState(
          route: route, bearing: marker.bearing, isStale: marker.isStale, isSelected: isSelected))
    }
  }
}
