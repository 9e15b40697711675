import DesignTokens
import DisplayList
import Geometry
import Markers

/// The ways below the markers: the train lines' lanes, and the first bus route of an open stop that
/// serves buses (000, row Other markers).
struct SceneWays {
  let scene: Scene
  let view: SceneView
  /// Whether a stop that serves buses is open.
  let isBusStopOpen: Bool
  /// The route that is drawn, or nil.
  let busRoute: Scene.BusRoute?

  /// Lanes, then the route above them.
  func items(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    var items = try lanes(design)
    if let busRoute { items.append(try line(busRoute, design)) }
    return items
  }

  /// All lanes in one group: made translucent together, crossing lanes do not add up.
  private func lanes(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    let width = try design.dimension("lane.width")
    var strokes: [DisplayItem] = []
    for lane in scene.lanes {
      let line = try design.lines([lane.line])[0]
      let path = path(lane.path, offset: lane.offset, width: width)
      guard !path.isEmpty else { continue }
      strokes.append(
        .stroke(
          path, design.hue(of: line), StrokeStyle(width: width, join: .round, cap: .round)))
    }
    guard !strokes.isEmpty else { return [] }
    let opacity = isBusStopOpen ? try design.opacity("lane.dimmed-opacity") : 1
    return [.group(DisplayGroup("lanes", opacity: opacity, items: strokes))]
  }

  private func line(
    _ route: Scene.BusRoute, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let width = try design.dimension("bus-route.width")
    let brand = try design.color("brand")
    return .group(
      DisplayGroup(
        "bus route \(route.id)",
        items: [
          .stroke(
            path(route.path, offset: 0, width: width), route.color ?? brand,
            StrokeStyle(width: width, join: .round, cap: .round))
        ]))
  }

  /// What the picture shows of a way. Places follow each other around the world, so that a way never
  /// jumps from one side of the picture to the other.
  private func path(_ places: [Point], offset: Double, width: Double) -> Path {
    let side = WebMercator.worldSide(zoom: view.zoom)
    var points: [Point] = []
    var last: Point?
    for place in places {
      if let last, let point = points.last {
        points.append(point + (place - last) * side)
      } else {
        points.append(view.place(place))
      }
      last = place
    }
    var path = Path()
    for part in Polyline(points).moved(right: offset).parts(in: view.frame.inset(by: -2 * width)) {
      path.append(open(part))
    }
    return path
  }

  private func open(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }
}
