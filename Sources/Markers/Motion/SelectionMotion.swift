package import DisplayList
import Geometry

/// A marker on its way between its unselected and its selected state. The sources give a curve for
/// the scale alone; the keyline turns Ink, and back, at once (chosen).
package struct SelectionMotion: Sendable {
  /// The scale that selection leads to; without it, a marker's is 1.
  package let selectedScale: Double
  /// How the scale gets there.
  package let curve: MotionCurve
  private let unselected: Marker
  private let selected: Marker

  /// A stop, in both of its states.
  package static func stop(
    _ unselected: MarkerState, selected: MarkerState, isReduced: Bool, _ design: Design
  ) throws(DrawingError) -> SelectionMotion {
    SelectionMotion(
      selectedScale: try design.markerScale("stop.selected-scale"),
      curve: try design.stopMotion(isReduced: isReduced),
      unselected: try unselected.draw(design), selected: try selected.draw(design))
  }

  /// A vehicle, in both of its states.
  package static func vehicle(
    _ unselected: MarkerState, selected: MarkerState, isReduced: Bool, _ design: Design
  ) throws(DrawingError) -> SelectionMotion {
    SelectionMotion(
      selectedScale: try design.markerScale("vehicle.selected-scale"),
      curve: try design.vehicleMotion(isReduced: isReduced),
      unselected: try unselected.draw(design), selected: try selected.draw(design))
  }

  /// The marker at `scale` about its anchor, in the colours of either state.
  package func items(atScale scale: Double, isSelected: Bool) -> [DisplayItem] {
    // The selected drawing comes scaled.
    let (marker, present) = isSelected ? (selected, selectedScale) : (unselected, 1)
    return marker.items.map { $0.applying(.scale(scale / present)) }
  }
}
