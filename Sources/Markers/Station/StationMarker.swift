import DesignTokens
import DisplayList
import Geometry

/// A station's marker: a capsule near, a circle from afar (000, table Stations and stops).
enum StationMarker {
  static func draw(_ state: StationState, _ design: Design) throws(DrawingError) -> Marker {
    let lines = try design.lines(state.lines)
    try checkMapZoom(state.mapZoom)
    // Selected, a station is the capsule at any zoom.
    let isNear = state.mapZoom >= (try design.number("station.capsule.from-zoom"))
    let isCapsule = state.isSelected || isNear
    let items =
      try isCapsule
      ? StationCapsule.draw(lines, isSelected: state.isSelected, design)
      : StationCircle.draw(lines, design)
    return Marker(
      items: try items.scaled(design.markerScale("stop.selected-scale"), if: state.isSelected),
      hitFrame: try stopHitFrame(items, design),
      accessibility: accessibility(state),
      zOrder: state.isSelected ? .selectedStop : .station,
      form: isCapsule ? "capsule" : "circle")
  }

  static func accessibility(_ state: StationState) -> AccessibilityRow {
    AccessibilityRow(
      role: "button", label: state.name.map { "\($0) station" } ?? "Station",
      hint: "Shows stop arrivals", isSelected: state.isSelected)
  }
}

/// The touch target of a stop: 44 × 44, wider under a wider marker (spec §2, Stop hit area). It is
/// that of the unselected size.
func stopHitFrame(
  _ items: [DisplayItem], _ design: Design
) throws(DrawingError) -> Rect {
  let least = try design.dimension("hit-area.side")
  return Rect(
    center: .zero, width: max(least, items.inkBox?.width ?? 0), height: least)
}

/// Refuses a map zoom that is not a level.
func checkMapZoom(_ zoom: Double) throws(DrawingError) {
  guard zoom >= 0, zoom.isFinite else {
    throw .value(name: "map zoom", value: "\(zoom)", accepted: "a number from 0 up is a zoom")
  }
}
