import DesignTokens
import DisplayList
import Geometry
import Typesetting

/// A chip that chooses a route: a disc for a train line, a box for a bus route and for All (000,
/// table Route options). A selected chip wears a halo outside itself.
enum RouteChipMarker {
  static func draw(_ state: RouteChipState, _ design: Design) throws(DrawingError) -> Marker {
    switch state.choice {
    case .line(let id, let letter):
      let line = try design.lines([id])[0]
      return try disc(line, letter, isSelected: state.isSelected, design)
    case .route(let name):
      return try box(
        name.text, label: "Route \(name.text)", isSelected: state.isSelected, design)
    case .all: return try box("All", label: "All routes", isSelected: state.isSelected, design)
    }
  }

  private static func disc(
    _ line: Line, _ letter: Character?, isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> Marker {
    let diameter = try design.dimension("route-chip.disc.diameter")
    let edge = RoundedRect(Rect(center: .zero, side: diameter), radius: diameter / 2)
    var items = try isSelected ? halo(around: edge, design) : []
    items.append(layer("body", edge.path, design.hue(of: line)))
    if let letter {
      let (text, size) = try design.label(String(letter), "route-chip.disc.letter")
      items.append(
        layer(
          "label", try text.centered(on: .zero, size: size, design),
          try design.glyphColor(on: line)))
    }
    return try chip(
      items, edge, label: "\(line.name) Line", isSelected,
      RouteChipMeasures.disc(isSelected: isSelected, design), design)
  }

  private static func box(
    _ text: String, label: String, isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> Marker {
    let (outline, size) = try design.label(text, "route-chip.box.label")
    let padding = try design.length("route-chip.box.padding")
    let width = Quantity.max(
      try design.length("route-chip.box.min-width"),
      .count(outline.advance) + .count(2) * padding)
    let edge = RoundedRect(
      Rect(
        center: .zero, width: width.value,
        height: try design.dimension("route-chip.box.height")),
      radius: try design.dimension("route-chip.box.radius"))
    var items = try isSelected ? halo(around: edge, design) : []
    items.append(try face(edge, isSelected: isSelected, design))
    items.append(
      layer(
        "label", try outline.centered(on: .zero, size: size, design),
        try design.color(isSelected ? "accent-ink" : "brand")))
    return try chip(
      items, edge, label: label, isSelected,
      RouteChipMeasures.box(edge.rect, width: width, isSelected: isSelected, design), design)
  }

  /// Brand all over when selected, else only a Brand border inside the edge.
  private static func face(
    _ edge: RoundedRect, isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let brand = try design.color("brand")
    guard !isSelected else { return layer("body", edge.path, brand) }
    let inside = edge.inset(by: try design.dimension("route-chip.box.border"))
    return ring("border", outer: edge.path, inner: inside.path, brand)
  }

  /// The selection halo, outside the chip: a Paper gap, then an Ink ring, both concentric.
  private static func halo(
    around edge: RoundedRect, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let gap = edge.inset(by: -(try design.dimension("focus-ring.gap")))
    let outer = gap.inset(by: -(try design.dimension("focus-ring.width")))
    return [
      .group(
        DisplayGroup(
          "halo",
          items: [
            layer("ring", outer.path, try design.color("ink")),
            layer("gap", gap.path, try design.color("paper")),
          ]))
    ]
  }

  private static func chip(
    _ items: [DisplayItem], _ edge: RoundedRect, label: String, _ isSelected: Bool,
    _ measures: MarkerMeasures, _ design: Design
  ) throws(DrawingError) -> Marker {
    let target = try design.dimension("hit-area.side")
    return Marker(
      items: items,
      hitFrame: Rect(
        center: .zero, width: max(target, edge.rect.width), height: target),
      accessibility: AccessibilityRow(role: "button", label: label, isSelected: isSelected),
      zOrder: nil, measures: measures)
  }
}
