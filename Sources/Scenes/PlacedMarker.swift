package import DisplayList
package import Geometry
package import Markers

/// A marker in a scene's picture.
package struct PlacedMarker: Sendable {
  /// Which one.
  package let marker: SceneMarker
  /// Its state, without its name.
  package let state: MarkerState
  /// Its drawing about its anchor; markers that look alike share one.
  package let drawing: Drawing
  /// Its layer.
  package let zOrder: ZOrder
  /// Its form: "capsule", "circle", "square", "dot", "train" or "bus".
  package let form: String
  /// Its anchor in the picture, in whole points.
  package let position: Point
  /// What it covers, in points of the picture.
  package let ink: Rect
  /// What takes a touch, in points of the picture; nil for a vehicle.
  package let hitFrame: Rect?

  /// Its state with its name, for the accessibility row.
  package func namedState(_ name: String?) -> MarkerState {
    switch state {
    case .station(var state):
      state.name = name
      return .station(state)
    case .busStop(var state):
      state.name = name
      return .busStop(state)
    default: return state
    }
  }
}
