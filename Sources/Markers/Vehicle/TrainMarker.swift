import DesignTokens
import DisplayList
import Geometry

/// A train's marker: a disc in its line's hue with an upright glyph, and a heading arrow (000, table
/// Vehicles).
enum TrainMarker {
  static func draw(_ state: TrainState, _ design: Design) throws(DrawingError) -> Marker {
    let line = try design.lines([state.line])[0]
    let fill = try state.isStale ? design.color("muted") : design.hue(of: line)
    var items: [DisplayItem] = []
    if let bearing = state.bearing {
      items.append(try HeadingArrow.draw(bearing: bearing, fill: fill, design))
    }
    items += try body(state, fill, design)
    items.append(
      glyphLayer(
        try design.icon("train"), height: try design.dimension("vehicle.train-glyph"),
        try state.isStale ? design.color("fixed-white") : design.glyphColor(on: line)))
    return try vehicleMarker(
      items, accessibility(state, line), isSelected: state.isSelected, design)
  }

  /// A vehicle is never a button (000, table Accessibility).
  static func accessibility(_ state: TrainState, _ line: Line) -> AccessibilityRow {
    AccessibilityRow(
      role: "none", label: "\(line.name) Line train", isSelected: state.isSelected)
  }

  private static func body(
    _ state: TrainState, _ fill: Color, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let radius = try design.dimension("vehicle.body.side") / 2
    let keyline = try design.dimension("keyline.width")
    return [
      layer(
        "keyline", .circle(center: .zero, radius: radius),
        try design.color(state.isSelected ? "ink" : "paper")),
      layer("body", .circle(center: .zero, radius: radius - keyline), fill),
    ]
  }
}

/// A finished vehicle: scaled where it is highlighted, without hit testing (000, table
/// Accessibility).
func vehicleMarker(
  _ items: [DisplayItem], _ accessibility: AccessibilityRow, isSelected: Bool, _ design: Design
) throws(DrawingError) -> Marker {
  Marker(
    items: try items.scaled(design.markerScale("vehicle.selected-scale"), if: isSelected),
    hitFrame: nil,
    accessibility: accessibility,
    zOrder: isSelected ? .selectedVehicle : .vehicle)
}
