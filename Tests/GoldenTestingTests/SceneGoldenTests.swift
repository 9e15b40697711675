import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Geometry
import GoldenTesting
import Markers
import Scenes
import Sheets
import Testing

/// The built-in scene at six zoom levels, to the pixel; and its markers in drawing order, as text.
struct SceneGoldenTests {
  @Test(arguments: GoldenCatalog.scenes)
  func pixels(golden: GoldenPicture) throws {
    let drawing = try golden.draw(Goldens.design)
    let bitmap = try RasterCanvas.bitmap(
      of: drawing.list, scale: Double(golden.scale.rawValue))
    expectGolden(
      bitmap, named: golden.name, in: Goldens.folder, scale: golden.scale.rawValue)
  }

  /// Nothing open, a bus stop of a group, a train station, a vehicle.
  private static let selections = ["nothing", "stop-1438", "station-40380", "bus-1"]

  @Test(arguments: selections)
  func drawingOrder(selection: String) throws {
    let design = try Goldens.design(.light)
    let scene = try Scene.builtIn(design)
    let selected = scene.marker(selection)
    let isStop = selected.map { scene.look(of: $0).isStop } ?? false
    let pictures = try MapSceneSheet.zooms.map { zoom in
      let view = SceneView(
        size: SceneView.phone, center: scene.view?.center ?? .zero, zoom: Double(zoom))
      let picture = try ScenePicture(
        scene, view, openStop: isStop ? selected : nil, highlighted: isStop ? nil : selected,
        design)
      return "# z\(zoom)\n" + text(picture)
    }
    expectGolden(
      pictures.joined(separator: "\n"), named: Self.name(selection), in: Goldens.folder)
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Goldens.folder, below: "scenes",
      besides: GoldenCatalog.scenes.map(\.name) + Self.selections.map(Self.name))
  }

  private static func name(_ selection: String) -> String { "scenes/order-\(selection).txt" }

  /// The layers below the markers, then a marker a line, lowest first.
  private func text(_ picture: ScenePicture) -> String {
    var lines: [String] = picture.items.compactMap { item in
      guard case .group(let group) = item, group.name != "markers" else { return nil }
      return "\(group.name)\(group.opacity < 1 ? " at \(decimal(group.opacity))" : "")"
    }
    lines += picture.markers.map { marker in
      let place = "\(decimal(marker.position.x)) \(decimal(marker.position.y))"
      return "\(marker.zOrder.rawValue) \(marker.form) \(marker.marker.id) at \(place)"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
