package import Geometry
package import Scenes

/// A scene as a sheet of map scenes shows it.
package struct SceneExhibit: Sendable {
  /// What is drawn.
  package let scene: Scene
  /// The point of the world in the middle of each picture.
  package let center: Point
  /// The open stop, or nil.
  package let openStop: SceneMarker?
  /// The highlighted vehicle, or nil.
  package let highlighted: SceneMarker?
  /// The size of each picture in points.
  package let size: Size

  /// The size of pictures unless another is asked for: three fit side by side on a sheet.
  package static let standardSize = Size(360, 440)

  /// A scene to be shown.
  package init(
    scene: Scene, center: Point, openStop: SceneMarker? = nil, highlighted: SceneMarker? = nil,
    size: Size = standardSize
  ) {
    self.scene = scene
    self.center = center
    self.openStop = openStop
    self.highlighted = highlighted
    self.size = size
  }
}
