import DesignTokens
import Foundation
import Geometry
import Markers
import Scenes
import Typesetting

/// Scenes for tests: small files, read as the program reads them.
enum TestScene {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func design(_ theme: Theme = .light) throws -> Design {
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    return try Pack.chitransit().design(theme: theme, typesetter: typesetter)
  }

  static func read(_ text: String) throws(JSONError) -> Scene {
    try SceneReader.read(
      Array(text.utf8), file: "mine.json", name: "mine",
      lines: ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"])
  }

  /// What the reader says of a file that it refuses.
  static func refusal(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  /// A picture of 400 × 400 points about latitude 0, longitude 0.
  static func picture(
    _ scene: Scene, zoom: Double, open: String? = nil, highlight: String? = nil
  ) throws -> ScenePicture {
    try ScenePicture(
      scene, SceneView(size: Size(400, 400), center: Point(0.5, 0.5), zoom: zoom),
      openStop: open.flatMap(scene.marker), highlighted: highlight.flatMap(scene.marker),
      design())
  }

  /// All kinds of markers at one place: two stations, three bus stops of which two are a group, two
  /// vehicles; a lane of the red and one of the blue line, and two bus routes.
  static let crowd = """
    {
      "stations": [
        {"id": "s1", "name": "First", "lines": ["red"], "position": [0, 0]},
        {"id": "s2", "name": "Second", "lines": ["red", "blue"], "position": [0, 0], "routes": ["36"]}
      ],
      "vehicles": [
        {"id": "v1", "kind": "bus", "route": "22", "position": [0, 0], "bearing": 90},
        {"id": "v2", "kind": "train", "line": "blue", "position": [0, 0], "stale": true}
      ],
      "busStops": [
        {"id": "b1", "name": "North", "routes": ["22", "36"], "position": [0, 0],
         "group": "corner", "direction": "Northbound"},
        {"id": "b2", "name": "South", "routes": ["36"], "position": [0, 0],
         "group": "corner", "direction": "Southbound"},
        {"id": "b3", "name": "Other", "routes": ["22"], "position": [0, 0]}
      ],
      "lanes": [
        {"line": "red", "path": [[-1, 0], [1, 0]]},
        {"line": "blue", "path": [[0, -1], [0, 1]]}
      ],
      "busRoutes": [
        {"id": "22", "path": [[-1, -1], [1, 1]]},
        {"id": "36", "color": "#B71234", "path": [[1, -1], [-1, 1]]}
      ]
    }
    """
}
