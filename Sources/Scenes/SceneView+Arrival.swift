package import Geometry

extension SceneView {
  /// The view after an arrival was tapped (000, row Tap an arrival): unchanged where stop and vehicle
  /// are both within `area`, the map above the sheet in points of the picture; else with both in its
  /// middle, `margin` from its edges, zoomed out only as far as that needs. Where the sheet leaves no
  /// room for both, the camera stays.
  package func showing(
    _ stop: Point, _ vehicle: Point, above area: Rect, margin: Double
  ) -> SceneView {
    let places = [place(stop), place(vehicle)]
    guard !places.allSatisfy(area.contains) else { return self }
    let room = area.inset(by: margin)
    guard room.width > 0, room.height > 0 else { return self }
    let span = Point(abs(places[0].x - places[1].x), abs(places[0].y - places[1].y))
    let shrink = min(1, room.width / max(span.x, 1e-9), room.height / max(span.y, 1e-9))
    let zoomed = WebMercator.zoom(worldSide: worldSide * shrink)
    var view = self
    view.zoom = min(zoom, max(zoomed, Self.zooms.lowerBound))
    // From the middle of both to the middle of the picture, whose place the centre is.
    let middle = (places[0] + places[1]) * 0.5 - frame.center
    let world = center + middle * (1 / worldSide)
    view.center = world + (frame.center - area.center) * (1 / view.worldSide)
    return view
  }
}
