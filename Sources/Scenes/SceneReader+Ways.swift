import DesignTokens
import DisplayList
import Geometry
import Markers

extension SceneReader {
  /// The lane that is next.
  mutating func lane() throws(JSONError) -> Scene.Lane {
    var line = ""
    var offset = 0.0
    var path: [Point] = []
    try object("a lane", required: ["line", "path"], optional: ["offset"]) {
      reader, key throws(JSONError) in
      switch key {
      case "line": line = try reader.lineID()
      case "offset": offset = try reader.number(-64...64, "an offset in points")
      default: path = try reader.path()
      }
    }
    return Scene.Lane(line: line, offset: offset, path: path)
  }

  /// The bus route that is next.
  mutating func busRoute() throws(JSONError) -> Scene.BusRoute {
    var id = ""
    var color: Color?
    var path: [Point] = []
    try object("a bus route", required: ["id", "path"], optional: ["color"]) {
      reader, key throws(JSONError) in
      switch key {
      case "id": id = try reader.newRoute()
      case "color": color = try reader.color()
      default: path = try reader.path()
      }
    }
    return Scene.BusRoute(id: id, color: color, path: path)
  }

  /// The view that is next.
  mutating func view() throws(JSONError) -> Scene.View {
    var center = Point.zero
    var zoom = 0.0
    try object("a view", required: ["center", "zoom"]) { reader, key throws(JSONError) in
      switch key {
      case "center": center = try reader.position()
      default: zoom = try reader.number(SceneView.zooms, "a map zoom")
      }
    }
    return Scene.View(center: center, zoom: zoom)
  }

  /// The chips that are next.
  mutating func chips() throws(JSONError) -> Scene.Chips {
    var routes: [String] = []
    var selected: String?
    let start = json.place()
    try object("chips", required: ["routes"], optional: ["selected"]) {
      reader, key throws(JSONError) in
      switch key {
      case "routes":
        routes = try reader.list { reader throws(JSONError) in
          let place = reader.json.place()
          let name = try reader.name("a line or bus route")
          reader.references.append(SceneReference(name: name, mayBeLine: true, place: place))
          return name
        }
      default: selected = try reader.name("a line or bus route")
      }
    }
    if let selected, !routes.contains(selected) {
      throw json.error(
        "the selected chip '\(selected)' is none of the routes: \(hint(for: selected, among: routes))",
        at: start)
    }
    return Scene.Chips(routes: routes, selected: selected)
  }

  private mutating func newRoute() throws(JSONError) -> String {
    let start = json.place()
    let name = try routeName().text
    guard tables.routes.insert(name).inserted else {
      throw json.error("the bus route '\(name)' stands twice in the scene", at: start)
    }
    return name
  }

  private mutating func color() throws(JSONError) -> Color {
    let start = json.place()
    let text = try json.nextString()
    guard let color = Color(hex: text) else {
      throw json.error(
        "'\(text)' is no colour; accepted: six hexadecimal digits, #62361B", at: start)
    }
    return color
  }

  /// A polyline: at least two places, and no way around the far side of the world.
  private mutating func path() throws(JSONError) -> [Point] {
    let start = json.place()
    var path: [Point] = []
    try json.beginArray()
    while try json.nextElement() {
      let place = json.place()
      let point = try position()
      if let last = path.last, abs(point.x - last.x) > 0.5 {
        throw json.error(
          "the path crosses the date line here; accepted: two paths, one on each side", at: place)
      }
      path.append(point)
    }
    guard path.count >= 2 else {
      throw json.error(
        "a path of \(path.count == 1 ? "one point" : "no point"); accepted: at least two", at: start
      )
    }
    return path
  }
}
