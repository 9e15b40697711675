import Geometry

/// What was read of a scene so far.
struct SceneDraft {
  var name: String
  var view: Scene.View?
  var stations: [SceneMarker] = []
  var busStops: [SceneMarker] = []
  var vehicles: [SceneMarker] = []
  var lanes: [Scene.Lane] = []
  var busRoutes: [Scene.BusRoute] = []
  var chips: Scene.Chips?
  var background: String?

  init(name: String) { self.name = name }

  /// The names that a scene file may hold.
  static let keys = [
    "$schema", "name", "notes", "view", "background", "stations", "busStops", "vehicles", "lanes",
    "busRoutes", "chips",
  ]

  /// Whether there is anything to draw on the map.
  var hasContent: Bool {
    !(stations.isEmpty && busStops.isEmpty && vehicles.isEmpty && lanes.isEmpty
      && busRoutes.isEmpty)
  }

  /// The finished scene.
  func scene(_ tables: SceneTables) -> Scene {
    Scene(
      name: name, view: view, stations: stations, busStops: busStops, vehicles: vehicles,
      looks: tables.looks.values, directions: tables.directions.values, lanes: lanes,
      busRoutes: busRoutes, chips: chips, background: background)
  }
}

/// What many markers share, each value once.
struct SceneTables {
  var looks = Table<SceneLook>()
  var directions = Table<Scene.Direction>()
  var ids: Set<String> = []
  var routes: Set<String> = []

  /// Values and their indices.
  struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// The value's index; a new one for a value that is not there yet, and whether it is new.
    mutating func index(of value: Value) -> (index: Int, isNew: Bool) {
      if let index = indices[value] { return (index, false) }
      indices[value] = values.count
      values.append(value)
      return (values.count - 1, true)
    }
  }
}
