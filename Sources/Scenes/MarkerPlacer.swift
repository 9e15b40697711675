import DisplayList
import Geometry
import Markers

/// Finds the markers that a picture shows, and draws each look once.
///
/// There is no index of places: one pass over all markers costs a few nanoseconds each, which is less
/// than to build an index that is asked once or a dozen times.
struct MarkerPlacer {
  private let scene: Scene
  private let view: SceneView
  private let selected: [String]
  private var drawn: [MarkerState: DrawnMarker] = [:]
  /// How far from its anchor each look may draw, unselected, whatever its bearing.
  private var reaches: [Double?]

  /// A marker's drawing and what else a picture needs of it.
  private struct DrawnMarker {
    let drawing: Drawing
    let ink: Rect
    let hitFrame: Rect?
    let zOrder: ZOrder
    let form: String
  }

  init(scene: Scene, view: SceneView, selected: [String]) {
    self.scene = scene
    self.view = view
    self.selected = selected
    reaches = Array(repeating: nil, count: scene.looks.count)
  }

  /// The marker in the picture; nil when it is outside, or drawn as nothing.
  mutating func place(
    _ marker: SceneMarker, _ design: Design
  ) throws(DrawingError) -> PlacedMarker? {
    let exact = view.place(marker.position)
    let isSelected = selected.contains(marker.id)
    if !isSelected {
      let reach = try reach(marker, design)
      guard reach > 0, view.frame.inset(by: -reach).contains(exact) else { return nil }
    }
    let state = scene.look(of: marker).state(
      of: marker, zoom: view.zoom, isSelected: isSelected, name: nil)
    // Whole points: edges are as sharp as on a proof sheet, at every scale.
    let position = Point(exact.x.rounded(), exact.y.rounded())
    guard let drawn = try draw(state, design) else { return nil }
    let ink = drawn.ink.offset(by: position)
    guard ink.intersects(view.frame) else { return nil }
    return PlacedMarker(
      marker: marker, state: state, drawing: drawn.drawing, zOrder: drawn.zOrder,
      form: drawn.form, position: position, ink: ink,
      hitFrame: drawn.hitFrame?.offset(by: position))
  }

  private mutating func draw(
    _ state: MarkerState, _ design: Design
  ) throws(DrawingError) -> DrawnMarker? {
    if let known = drawn[state] { return known }
    let marker = try state.draw(design)
    guard let ink = marker.inkBox, let zOrder = marker.zOrder else { return nil }
    let result = DrawnMarker(
      drawing: marker.drawing(state.family), ink: ink, hitFrame: marker.hitFrame,
      zOrder: zOrder, form: marker.form.isEmpty ? state.family : marker.form)
    drawn[state] = result
    return result
  }

  /// An arrow turns about the anchor and a tag flips across it, so the distance of the farthest
  /// corner of the ink, heading north, holds for every bearing.
  private mutating func reach(
    _ marker: SceneMarker, _ design: Design
  ) throws(DrawingError) -> Double {
    if let known = reaches[marker.look] { return known }
    let north = SceneMarker(id: "", position: .zero, bearing: 0, look: marker.look)
    let state = scene.look(of: marker).state(
      of: north, zoom: view.zoom, isSelected: false, name: nil)
    let ink = try state.draw(design).inkBox
    let reach =
      ink.map {
        Point(max(-$0.minX, $0.maxX), max(-$0.minY, $0.maxY)).length + 1
      } ?? 0
    reaches[marker.look] = reach
    return reach
  }
}
