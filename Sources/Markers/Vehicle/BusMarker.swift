import DisplayList
import Geometry

/// A bus's marker: a Brand square with continuous corners and an upright glyph, a heading arrow, and
/// a tag with its route's number (000, table Vehicles).
enum BusMarker {
  static func draw(_ state: BusState, _ design: Design) throws(DrawingError) -> Marker {
    let fill = state.isStale ? "muted" : "brand"
    var items: [DisplayItem] = []
    if let bearing = state.bearing {
      items.append(
        try HeadingArrow.draw(bearing: bearing, fill: design.color(fill), design))
    }
    let edge = RoundedRect(
      Rect(center: .zero, side: try design.dimension("vehicle.body.side")),
      radius: try design.dimension("vehicle.body.radius"), style: .continuous)
    items += try brandBody(edge, isSelected: state.isSelected, fill: fill, design)
    items.append(
      glyphLayer(
        try design.icon("bus"), height: try design.dimension("vehicle.bus-glyph"),
        try design.color(state.isStale ? "fixed-white" : "accent-ink")))
    if let route = state.route {
      items.append(
        try NumberTag.draw(
          route, bearing: state.bearing, color: design.color(fill), design))
    }
    return try vehicleMarker(
      items, accessibility(state), isSelected: state.isSelected, design)
  }

  static func accessibility(_ state: BusState) -> AccessibilityRow {
    AccessibilityRow(
      role: "none", label: state.route.map { "Route \($0.text) bus" } ?? "Bus",
      isSelected: state.isSelected)
  }
}
