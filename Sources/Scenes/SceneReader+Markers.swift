import DesignTokens
import Geometry
import Markers

extension SceneReader {
  /// The station that is next.
  mutating func station() throws(JSONError) -> SceneMarker {
    var parts = MarkerParts()
    var stops: [String] = []
    let start = json.place()
    try object(
      "a station", required: ["id", "name", "lines", "position"], optional: ["routes"]
    ) { reader, key throws(JSONError) in
      switch key {
      case "lines": stops = try reader.lineIDs()
      case "routes": parts.routes = try reader.routeNames()
      default: try reader.common(key, &parts)
      }
    }
    return marker(parts, look(.station(lines: stops, routes: parts.routes), at: start))
  }

  /// The bus stop that is next.
  mutating func busStop() throws(JSONError) -> SceneMarker {
    var parts = MarkerParts()
    var group: String?
    var direction: String?
    let start = json.place()
    try object(
      "a bus stop", required: ["id", "name", "routes", "position"],
      optional: ["group", "direction"]
    ) { reader, key throws(JSONError) in
      switch key {
      case "routes": parts.routes = try reader.routeNames()
      case "group": group = try reader.name("a group")
      case "direction": direction = try reader.name("a direction")
      default: try reader.common(key, &parts)
      }
    }
    if let group {
      parts.direction =
        tables.directions.index(of: Scene.Direction(group: group, name: direction ?? "")).index
    }
    return marker(parts, look(.busStop(routes: parts.routes), at: start))
  }

  /// The vehicle that is next.
  mutating func vehicle() throws(JSONError) -> SceneMarker {
    var parts = MarkerParts()
    var kind = ""
    var line: String?
    var route: RouteName?
    let start = json.place()
    try object(
      "a vehicle", required: ["id", "kind", "position"],
      optional: ["line", "route", "bearing", "stale"]
    ) { reader, key throws(JSONError) in
      switch key {
      case "kind": kind = try reader.word(["train", "bus"], "vehicle kind")
      case "line": line = try reader.lineID()
      case "route": route = try reader.routeName()
      case "bearing": parts.bearing = try reader.json.nextNumber()
      case "stale": parts.isStale = try reader.json.nextBool()
      default: try reader.common(key, &parts)
      }
    }
    switch (kind, line, route) {
    case ("train", let line?, nil): return marker(parts, look(.train(line: line), at: start))
    case ("bus", nil, let route): return marker(parts, look(.bus(route: route), at: start))
    case ("train", nil, _): throw json.error("a train without a line", at: start)
    case ("train", _, _): throw json.error("a train has a line, not a route", at: start)
    default: throw json.error("a bus has a route, not a line", at: start)
    }
  }

  /// What every marker has.
  private mutating func common(
    _ key: String, _ parts: inout MarkerParts
  ) throws(JSONError) {
    switch key {
    case "id": parts.id = try id()
    case "name": parts.name = try name("a name")
    default: parts.position = try position()
    }
  }

  private mutating func id() throws(JSONError) -> String {
    let start = json.place()
    let id = try name("an id")
    guard tables.ids.insert(id).inserted else {
      throw json.error("the id '\(id)' stands twice in the scene", at: start)
    }
    return id
  }

  /// The index of a look. Each distinct one has its routes checked once.
  private mutating func look(_ look: SceneLook, at place: Int) -> Int {
    let (index, isNew) = tables.looks.index(of: look)
    guard isNew else { return index }
    var names = look.routes
    if case .bus(let route?) = look { names.append(route.text) }
    references += names.map { SceneReference(name: $0, mayBeLine: false, place: place) }
    return index
  }

  private func marker(_ parts: MarkerParts, _ look: Int) -> SceneMarker {
    SceneMarker(
      id: parts.id, name: parts.name, position: parts.position, bearing: parts.bearing,
      look: look, direction: parts.direction, isStale: parts.isStale)
  }
}

/// A marker's members as they come.
private struct MarkerParts {
  var id = ""
  var name = ""
  var position = Point.zero
  var routes: [String] = []
  var bearing: Double?
  var direction: Int?
  var isStale = false
}
