package import DisplayList
package import Geometry

/// A map with everything on it: what a scene file holds, read and checked. Places are points of the
/// world's square (`WebMercator`).
package struct Scene: Sendable {
  /// What file names and captions call it.
  package let name: String
  /// Where it is looked at from unless a command says otherwise; nil to show all of it.
  package let view: View?
  /// Stations in the file's order.
  package let stations: [SceneMarker]
  /// Bus stops in the file's order.
  package let busStops: [SceneMarker]
  /// Trains and buses in the file's order.
  package let vehicles: [SceneMarker]
  /// The distinct looks that markers have, by their index.
  package let looks: [SceneLook]
  /// The groups of bus stops that belong together, and each one's direction, by their index.
  package let directions: [Direction]
  /// The train lines' lanes, lowest first.
  package let lanes: [Lane]
  /// Bus routes in the file's order.
  package let busRoutes: [BusRoute]
  /// The chips of the open stop's panel; nil for those of the open stop itself.
  package let chips: Chips?
  /// The path of a picture of the map, as the file names it; nil for none.
  package let background: String?

  /// A centre in the world, and a zoom level.
  package struct View: Hashable, Sendable {
    package let center: Point
    package let zoom: Double
  }

  /// Which bus stop of a group this is.
  package struct Direction: Hashable, Sendable {
    /// The stops of one place.
    package let group: String
    /// Where its buses head: "Northbound".
    package let name: String
  }

  /// The track of a train line.
  package struct Lane: Sendable {
    /// The line's id.
    package let line: String
    /// How far to the right of its path it is drawn, in points: lines that share a track lie side by
    /// side.
    package let offset: Double
    /// At least two points of the world.
    package let path: [Point]
  }

  /// The way of a bus route.
  package struct BusRoute: Sendable {
    /// What it is called on tags.
    package let id: String
    /// Its own colour; nil for Brand.
    package let color: Color?
    /// At least two points of the world.
    package let path: [Point]
  }

  /// The routes that the panel's chips offer.
  package struct Chips: Sendable {
    /// Ids of lines and bus routes.
    package let routes: [String]
    /// The chosen one; nil for All.
    package let selected: String?
  }

  /// The marker of that id, or nil.
  package func marker(_ id: String) -> SceneMarker? {
    for markers in [stations, busStops, vehicles] {
      if let marker = markers.first(where: { $0.id == id }) { return marker }
    }
    return nil
  }

  /// What a marker looks like, besides its zoom, bearing and selection.
  package func look(of marker: SceneMarker) -> SceneLook { looks[marker.look] }

  /// The smallest rectangle of the world that holds every marker and path.
  package var extent: Rect? {
    var box: Rect?
    func add(_ point: Point) {
      let place = Rect(x: point.x, y: point.y, width: 0, height: 0)
      box = box?.union(place) ?? place
    }
    for markers in [stations, busStops, vehicles] { markers.forEach { add($0.position) } }
    for lane in lanes { lane.path.forEach(add) }
    for route in busRoutes { route.path.forEach(add) }
    return box
  }
}
