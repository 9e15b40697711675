import DesignTokens
import DisplayList
import Geometry
package import Markers
package import Scenes

/// What stands in a scene's picture, and what is in each other's way, as JSON.
package struct SceneReport {
  private let scene: Scene
  private let picture: ScenePicture
  private let design: Design

  /// A report of a picture of a scene.
  package init(_ scene: Scene, _ picture: ScenePicture, _ design: Design) {
    self.scene = scene
    self.picture = picture
    self.design = design
  }

  /// The file: markers in drawing order; then hit frames that overlap, markers of which another one
  /// covers more than half, and markers that the picture's edge cuts. Places are in points from the
  /// picture's top left corner.
  package var bytes: [UInt8] {
    get throws {
      let overlaps = try SceneOverlaps(picture)
      let degrees = WebMercator.degrees(picture.view.center)
      let report: JSONValue = [
        "scene": .string(scene.name),
        "view": [
          "width": .number(picture.view.size.width), "height": .number(picture.view.size.height),
          "latitude": rounded(degrees.latitude, 1e6),
          "longitude": rounded(degrees.longitude, 1e6), "zoom": rounded(picture.view.zoom, 1e6),
        ],
        "markers": .array(try picture.markers.map(entry)),
        "overlappingHitFrames": .array(overlaps.hitFrames.map(pair)),
        "covered": .array(
          overlaps.covered.map { pair in
            [
              "marker": id(pair.lower), "by": id(pair.upper), "share": rounded(pair.share, 1e3),
            ]
          }),
        "cutByEdge": .array(
          picture.markers.filter { !picture.view.frame.contains($0.ink) }.map {
            .string($0.marker.id)
          }),
      ]
      return Array((report.serialized(pretty: true) + "\n").utf8)
    }
  }

  private func entry(_ placed: PlacedMarker) throws(DrawingError) -> JSONValue {
    let marker = placed.marker
    let name = marker.name.isEmpty ? nil : marker.name
    let row = try placed.namedState(name).accessibility(design)
    var members: [JSONValue.Member] = [
      .init("id", .string(marker.id)), .init("form", .string(placed.form)),
      .init("z", .number(placed.zOrder.rawValue)),
      .init("position", ["x": .number(placed.position.x), "y": .number(placed.position.y)]),
      .init("ink", rect(placed.ink)),
      .init("hitFrame", placed.hitFrame.map(rect) ?? .null),
      .init("accessibility", SheetManifest.accessibility(row)),
    ]
    if let direction = marker.direction.map({ scene.directions[$0] }) {
      members += [
        .init("group", .string(direction.group)), .init("direction", .string(direction.name)),
      ]
    }
    return .object(members)
  }

  private func pair(_ pair: SceneOverlaps.Pair) -> JSONValue {
    [
      "markers": .array([id(pair.lower), id(pair.upper)]), "share": rounded(pair.share, 1e3),
    ]
  }

  private func id(_ index: Int) -> JSONValue { .string(picture.markers[index].marker.id) }

  private func rect(_ rect: Rect) -> JSONValue {
    [
      "x": rounded(rect.x, 1e4), "y": rounded(rect.y, 1e4), "width": rounded(rect.width, 1e4),
      "height": rounded(rect.height, 1e4),
    ]
  }

  private func rounded(_ number: Double, _ factor: Double) -> JSONValue {
    .number((number * factor).rounded() / factor)
  }
}
