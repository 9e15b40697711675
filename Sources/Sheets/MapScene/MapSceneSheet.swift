import DesignTokens
import DisplayList
import Geometry
package import Markers
package import Scenes

/// The sheet `map-scene`: a scene at one zoom level after the other. The built-in scene is shown with
/// nothing open and with a bus stop open; another one as it is asked for.
package enum MapSceneSheet {
  /// The zoom levels that the forms of stops change at, and those around them.
  package static let zooms = 12...17

  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    if let exhibit = request.scene {
      return [section(title(exhibit), exhibit, request, design)]
    }
    let scene = try Scene.builtIn(design)
    let center = scene.view?.center ?? .zero
    let open = scene.marker(builtInStop)
    return [nil, open].map { stop in
      let exhibit = SceneExhibit(scene: scene, center: center, openStop: stop)
      return section(title(exhibit), exhibit, request, design)
    }
  }

  /// The bus stop of the built-in scene that is shown open: one of two directions.
  private static let builtInStop = "stop-1438"

  private static func title(_ exhibit: SceneExhibit) -> String {
    let names = [exhibit.openStop?.name, exhibit.highlighted?.id].compactMap(\.self)
    return names.isEmpty ? "Nothing open" : "Open: \(names.joined(separator: ", "))"
  }

  private static func section(
    _ title: String, _ exhibit: SceneExhibit, _ request: SheetRequest, _ design: Design
  ) -> BlockSection {
    BlockSection(
      title, note: "actual size · tiles of 512", columns: 3,
      blocks: zooms.map { zoom in
        SheetBlock("z\(zoom)", caption: "z\(zoom)") { () throws(DrawingError) in
          try picture(exhibit, zoom: Double(zoom), request, design)
        }
      })
  }

  /// A picture with rounded corners, a margin around it.
  private static func picture(
    _ exhibit: SceneExhibit, zoom: Double, _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> BlockDrawing {
    let view = SceneView(size: exhibit.size, center: exhibit.center, zoom: zoom)
    let picture = try ScenePicture(
      exhibit.scene, view, openStop: exhibit.openStop, highlighted: exhibit.highlighted, design)
    let ground = try SheetRequest.Ground.items(request.ground, in: view.frame, design)
    let edge = RoundedRect(view.frame, radius: SheetMetrics.insetRadius)
    let line = try design.color("ink").opacity(SheetMetrics.panelLineOpacity)
    return BlockDrawing(
      [
        .group(DisplayGroup("map", clip: edge.path, items: ground + picture.items)),
        edgeLine(edge, line),
      ], room: view.frame.inset(by: -SheetMetrics.margin / 2))
  }
}

extension Scene {
  /// The scene that the pack is shown with.
  package static func builtIn(_ design: Design) throws(DrawingError) -> Scene {
    do {
      return try SceneReader.read(
        Pack.sceneFile, file: "scenes/loop.scene.json", name: "loop",
        lines: design.lines.lines.map(\.id))
    } catch {
      throw .value(name: "the built-in scene", value: error.description, accepted: "")
    }
  }
}
