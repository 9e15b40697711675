package import Geometry

/// What part of the world a picture shows, and how large.
package struct SceneView: Hashable, Sendable {
  /// The picture's size in points.
  package var size: Size
  /// The point of the world in its middle.
  package var center: Point
  /// The map's zoom level: the world is 512 · 2^zoom points wide (`WebMercator`).
  package var zoom: Double

  /// The zoom levels that are drawn.
  package static let zooms = 0.0...30.0
  /// A phone (spec §6), the size of a picture unless another is asked for, in points.
  package static let phone = Size(393, 852)

  /// A view.
  package init(size: Size, center: Point, zoom: Double) {
    self.size = size
    self.center = center
    self.zoom = zoom
  }

  /// The whole of a box of the world within a picture, as near as zoom 17, with `margin` points
  /// around it.
  package init(size: Size, showing box: Rect, margin: Double) {
    let room = Size(max(1, size.width - 2 * margin), max(1, size.height - 2 * margin))
    let side = min(
      room.width / max(box.width, .leastNormalMagnitude),
      room.height / max(box.height, .leastNormalMagnitude))
    let fitting = min(max(side, WebMercator.tile), WebMercator.worldSide(zoom: Self.nearest))
    self.init(
      size: size, center: box.center, zoom: WebMercator.zoom(worldSide: fitting))
  }

  /// How near a scene without a view of its own is shown.
  private static let nearest = 17.0

  /// The world's side in points.
  var worldSide: Double { WebMercator.worldSide(zoom: zoom) }

  /// Where a point of the world is in the picture, in points from its top left corner: the nearest
  /// of its copies, as the world repeats to both sides.
  package func place(_ point: Point) -> Point {
    var x = point.x - center.x
    if x > 0.5 { x -= 1 } else if x < -0.5 { x += 1 }
    return Point(
      x * worldSide + size.width / 2, (point.y - center.y) * worldSide + size.height / 2)
  }

  /// The picture's outline.
  package var frame: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}
