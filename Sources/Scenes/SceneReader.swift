package import DesignTokens
import Geometry

/// Reads a scene file (`Fixtures/schemas/scene.schema.json`) in one pass, so that a file with a
/// million markers takes little more memory than the markers.
package struct SceneReader {
  /// The largest scene file that is read, in bytes.
  package static let greatestFile = 1 << 30

  var json: JSONReader
  /// Ids of the lines that may be named.
  let lines: [String]
  var tables = SceneTables()
  /// What was named before it could be checked: in a file, routes may follow the stops they serve.
  var references: [SceneReference] = []

  /// The scene in `bytes`. `file` is only named in errors; `lines` are the ids of the pack's lines,
  /// `name` is the scene's name unless the file gives one.
  package static func read(
    _ bytes: [UInt8], file: String, name: String, lines: [String]
  ) throws(JSONError) -> Scene {
    var reader = SceneReader(json: JSONReader(bytes, file: file), lines: lines)
    return try reader.scene(name: name)
  }

  private mutating func scene(name: String) throws(JSONError) -> Scene {
    var draft = SceneDraft(name: name)
    let start = json.place()
    try object("a scene", optional: SceneDraft.keys) { reader, key throws(JSONError) in
      try reader.member(key, of: &draft)
    }
    try json.finish()
    guard draft.hasContent else {
      throw json.error(
        "the scene is empty; accepted: at least one of stations, busStops, vehicles, lanes, busRoutes",
        at: start)
    }
    try check(draft)
    return draft.scene(tables)
  }

  private mutating func member(
    _ key: String, of draft: inout SceneDraft
  ) throws(JSONError) {
    switch key {
    case "stations": draft.stations = try list { r throws(JSONError) in try r.station() }
    case "busStops": draft.busStops = try list { r throws(JSONError) in try r.busStop() }
    case "vehicles": draft.vehicles = try list { r throws(JSONError) in try r.vehicle() }
    case "lanes": draft.lanes = try list { r throws(JSONError) in try r.lane() }
    case "busRoutes": draft.busRoutes = try list { r throws(JSONError) in try r.busRoute() }
    case "view": draft.view = try view()
    case "chips": draft.chips = try chips()
    case "name": draft.name = try name("a scene’s name")
    case "background": draft.background = try name("a file’s path")
    default: _ = try json.value()  // "$schema" and "notes" are for readers of the file.
    }
  }

  /// Checks what could be judged only at the end of the file.
  private func check(_ draft: SceneDraft) throws(JSONError) {
    let routes = Set(draft.busRoutes.map(\.id))
    for reference in references {
      let isLine = reference.mayBeLine && lines.contains(reference.name)
      guard !isLine, !routes.contains(reference.name) else { continue }
      let known = (reference.mayBeLine ? lines : []) + draft.busRoutes.map(\.id)
      let accepted =
        known.isEmpty ? "the scene lists no busRoutes" : hint(for: reference.name, among: known)
      let kind = reference.mayBeLine ? "line or bus route" : "bus route"
      throw json.error("unknown \(kind) '\(reference.name)': \(accepted)", at: reference.place)
    }
  }
}

/// A route that a file names, to be checked against those that it lists.
struct SceneReference {
  let name: String
  /// Whether a line's id will do as well.
  let mayBeLine: Bool
  /// Where the file names it.
  let place: Int
}
