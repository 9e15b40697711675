package import DisplayList
package import Markers

/// A scene as it is drawn.
package struct ScenePicture: Sendable {
  /// Ways and markers, lowest first, without the map below them.
  package let items: [DisplayItem]
  /// The markers in drawing order.
  package let markers: [PlacedMarker]
  /// What it shows.
  package let view: SceneView

  /// Draws what a view shows of a scene. The open stop and the highlighted vehicle, where there are
  /// any, are markers of the scene.
  package init(
    _ scene: Scene, _ view: SceneView, openStop: SceneMarker? = nil,
    highlighted: SceneMarker? = nil, _ design: Design
  ) throws(DrawingError) {
    let routes = openStop.map { scene.look(of: $0).routes } ?? []
    let ways = SceneWays(
      scene: scene, view: view, isBusStopOpen: !routes.isEmpty,
      busRoute: routes.first.flatMap { name in scene.busRoutes.first { $0.id == name } })
    var placer = MarkerPlacer(
      scene: scene, view: view, selected: [openStop?.id, highlighted?.id].compactMap(\.self))
    var placed: [PlacedMarker] = []
    for markers in [scene.busStops, scene.stations, scene.vehicles] {
      for marker in markers {
        if let drawn = try placer.place(marker, design) { placed.append(drawn) }
      }
    }
    // Bus stops come first and stations behind them, also within a layer; else input order decides.
    markers = placed.enumerated()
      .sorted { ($0.element.zOrder.rawValue, $0.offset) < ($1.element.zOrder.rawValue, $1.offset) }
      .map(\.element)
    items =
      try ways.items(design) + [
        .group(
          DisplayGroup(
            "markers", items: markers.map { .instance($0.drawing, $0.position) }))
      ]
    self.view = view
  }
}
