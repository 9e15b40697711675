import DesignTokens
import DisplayList
import Geometry
import Scenes
import Testing

/// Scene files, good and bad. Every refusal names file, line and column.
struct SceneReaderTests {
  @Test func aSceneIsReadWhole() throws {
    let scene = try TestScene.read(TestScene.crowd)
    #expect(scene.name == "mine")
    #expect(scene.stations.map(\.id) == ["s1", "s2"])
    #expect(scene.vehicles.map(\.isStale) == [false, true])
    #expect(scene.vehicles.map(\.bearing) == [90, nil])
    #expect(scene.look(of: scene.busStops[0]) == .busStop(routes: ["22", "36"]))
    let directions = scene.busStops.map { stop in
      stop.direction.map { "\(scene.directions[$0].group) \(scene.directions[$0].name)" }
    }
    #expect(directions == ["corner Northbound", "corner Southbound", nil])
    #expect(scene.lanes.map(\.line) == ["red", "blue"])
    #expect(scene.busRoutes.map { $0.color?.hex } == [nil, "#B71234"])
  }

  @Test func nameViewChipsAndBackgroundAreOptional() throws {
    let scene = try TestScene.read(
      """
      {"$schema": "x", "notes": ["free"], "name": "corner", "background": "map.png",
       "view": {"center": [0, 90], "zoom": 14.5},
       "lanes": [{"line": "red", "path": [[0, 0], [1, 1]]}],
       "chips": {"routes": ["red"], "selected": "red"}}
      """)
    #expect(scene.name == "corner")
    #expect(scene.background == "map.png")
    #expect(scene.view?.center == Point(0.75, 0.5))
    #expect(scene.view?.zoom == 14.5)
    #expect(scene.chips?.routes == ["red"])
  }

  @Test(arguments: [
    ("{}", "1:1: the scene is empty"),
    (#"{"stations": []}"#, "1:1: the scene is empty"),
    ("", "expected an object, found the end of the file"),
    (#"{"stations": [{"id": "a""#, "found the end of the file"),
    (#"{"stations": "#, "found the end of the file"),
    (#"{"lanes": [{"line": "red", "path": [[0, 0], [1, 1]]}]} x"#, "expected the end of the file"),
    ("{\n \"statoins\": []}", "2:2: a scene has no 'statoins': did you mean 'stations'?"),
    (
      #"{"stations": [{"id": "a", "name": "A", "lines": ["red"], "postion": [0, 0]}]}"#,
      "a station has no 'postion': did you mean 'position'?"
    ),
    (#"{"stations": [{"id": "a"}]}"#, "a station without 'name'"),
    (
      #"{"stations": [{"id": "a", "id": "b"}]}"#,
      "the name 'id' stands twice in one object"
    ),
  ])
  func shapeIsChecked(text: String, message: String) {
    expectRefusal(text, message)
  }

  @Test(arguments: [
    ("[91, 0]", "latitude 91.0; accepted: -85.0511 to 85.0511"),
    ("[86, 0]", "latitude 86.0"), ("[-90, 0]", "latitude -90.0"),
    ("[0, 181]", "longitude 181.0; accepted: -180 to 180"),
    ("[NaN, 0]", "expected a number, found 'N'"), ("[0, Infinity]", "expected a number, found 'I'"),
    ("[1e400, 0]", "a number beyond"), ("[0]", "[latitude, longitude]"),
    ("[]", "[latitude, longitude]"), ("[0, 0, 0]", "[latitude, longitude]"),
    ("\"0, 0\"", "expected an array"), ("null", "expected an array"),
  ])
  func placesAreChecked(place: String, message: String) {
    expectRefusal(
      #"{"busStops": [{"id": "a", "name": "A", "routes": [], "position": \#(place)}]}"#, message)
    expectRefusal(#"{"lanes": [{"line": "red", "path": [[0, 0], \#(place)]}]}"#, message)
  }

  @Test(arguments: [
    (
      #"{"id": "v", "kind": "tram", "position": [0, 0]}"#,
      "unknown vehicle kind 'tram': did you mean 'train'?"
    ),
    (#"{"id": "v", "kind": "train", "position": [0, 0]}"#, "a train without a line"),
    (
      #"{"id": "v", "kind": "train", "line": "rde", "position": [0, 0]}"#,
      "unknown line 'rde': did you mean 'red'?"
    ),
    (
      #"{"id": "v", "kind": "train", "line": "red", "route": "22", "position": [0, 0]}"#,
      "a train has a line, not a route"
    ),
    (
      #"{"id": "v", "kind": "bus", "line": "red", "position": [0, 0]}"#,
      "a bus has a route, not a line"
    ),
    (
      #"{"id": "v", "kind": "bus", "route": "22", "position": [0, 0]}"#,
      "unknown bus route '22': the scene lists no busRoutes"
    ),
    (#"{"id": "v", "kind": "bus", "position": [0, 0], "bearing": "N"}"#, "expected a number"),
    (#"{"id": "v", "kind": "bus", "position": [0, 0], "stale": 1}"#, "expected true or false"),
    (#"{"id": "", "kind": "bus", "position": [0, 0]}"#, "an id is one line of 1 to 200 characters"),
  ])
  func vehiclesAreChecked(vehicle: String, message: String) {
    expectRefusal(#"{"vehicles": [\#(vehicle)]}"#, message)
  }

  @Test(arguments: [
    (#"{"line": "red", "path": [[0, 0]]}"#, "a path of one point; accepted: at least two"),
    (#"{"line": "red", "path": []}"#, "a path of no point; accepted: at least two"),
    (#"{"line": "red", "path": [[0, 179], [0, -179]]}"#, "the path crosses the date line here"),
    (#"{"line": "teal", "path": [[0, 0], [1, 1]]}"#, "unknown line 'teal'"),
    (#"{"line": "red", "offset": 65, "path": [[0, 0], [1, 1]]}"#, "an offset in points of 65.0"),
  ])
  func lanesAreChecked(lane: String, message: String) {
    expectRefusal(#"{"lanes": [\#(lane)]}"#, message)
  }

  @Test func anIdStandsOnceAmongAllMarkers() {
    expectRefusal(
      """
      {"stations": [{"id": "a", "name": "A", "lines": ["red"], "position": [0, 0]}],
       "busStops": [{"id": "a", "name": "A", "routes": [], "position": [0, 0]}]}
      """, "mine.json:2:22: the id 'a' stands twice in the scene")
  }

  @Test func referencesMayPrecedeWhatTheyName() throws {
    let stop = #""busStops": [{"id": "a", "name": "A", "routes": ["22"], "position": [0, 0]}]"#
    let route = #""busRoutes": [{"id": "22", "path": [[0, 0], [1, 1]]}]"#
    #expect(try TestScene.read("{\(stop), \(route)}").busStops.count == 1)
    #expect(try TestScene.read("{\(route), \(stop)}").busStops.count == 1)
    expectRefusal(
      "{\n\(stop),\n \(route.replacing("22", with: "23"))}",
      "mine.json:2:14: unknown bus route '22': did you mean '23'?")
  }

  @Test func chipsNameLinesAndRoutes() {
    let lanes = #""lanes": [{"line": "red", "path": [[0, 0], [1, 1]]}]"#
    expectRefusal(
      #"{\#(lanes), "chips": {"routes": ["rde"]}}"#,
      "unknown line or bus route 'rde': did you mean 'red'?")
    expectRefusal(
      #"{\#(lanes), "chips": {"routes": ["red"], "selected": "blue"}}"#,
      "the selected chip 'blue' is none of the routes")
  }

  @Test(arguments: [-1.0, 30.5, 40])
  func theViewsZoomIsALevel(zoom: Double) {
    expectRefusal(
      #"{"view": {"center": [0, 0], "zoom": \#(zoom)}}"#,
      "a map zoom of \(zoom); accepted: 0.0 to 30.0")
  }

  private func expectRefusal(
    _ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let refusal = TestScene.refusal(text)
    #expect(
      refusal?.contains(message) ?? false, "\(refusal ?? "accepted")",
      sourceLocation: sourceLocation)
    #expect(refusal?.hasPrefix("mine.json:") ?? false, sourceLocation: sourceLocation)
  }
}
