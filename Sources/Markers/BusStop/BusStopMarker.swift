import DesignTokens
import DisplayList
import Geometry

/// A bus stop's marker: a square with a glyph near, a plain square farther off, then nothing (000,
/// table Stations and stops).
enum BusStopMarker {
  static func draw(_ state: BusStopState, _ design: Design) throws(DrawingError) -> Marker {
    try checkMapZoom(state.mapZoom)
    let squareZoom = try design.number("bus-stop.from-zoom")
    let isSquare = state.isSelected || state.mapZoom >= squareZoom
    let items =
      try isSquare
      ? square(isSelected: state.isSelected, design) : dot(atZoom: state.mapZoom, design)
    return Marker(
      items: try items.scaled(design.markerScale("stop.selected-scale"), if: state.isSelected),
      // What is not drawn takes no touch.
      hitFrame: items.isEmpty ? nil : try stopHitFrame(items, design),
      accessibility: accessibility(state),
      zOrder: state.isSelected ? .selectedStop : .busStop,
      form: items.isEmpty ? "" : isSquare ? "square" : "dot")
  }

  static func accessibility(_ state: BusStopState) -> AccessibilityRow {
    AccessibilityRow(
      role: "button", label: state.name ?? "Bus stop", hint: "Shows stop arrivals",
      isSelected: state.isSelected)
  }

  /// Keyline, hairline where selected, body, glyph. Each band's radius is that of the one around
  /// it less its width: the corners keep their centre.
  private static func square(
    isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(
      Rect(center: .zero, side: try design.dimension("bus-stop.side")),
      radius: try design.dimension("bus-stop.radius"))
    let glyphHeight = try edge.rect.height * design.ratio("bus-stop.glyph-ratio")
    return try brandBody(edge, isSelected: isSelected, fill: "brand", design) + [
      glyphLayer(
        try design.icon("bus"), height: glyphHeight, try design.color("accent-ink"))
    ]
  }

  /// The plain square; below its zoom, nothing.
  private static func dot(
    atZoom zoom: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    guard zoom >= (try design.number("bus-stop.dot.from-zoom")) else { return [] }
    let square = RoundedRect(
      Rect(center: .zero, side: try design.dimension("bus-stop.dot.side")),
      radius: try design.dimension("bus-stop.dot.radius"))
    return [layer("body", square.path, try design.color("brand"))]
  }
}

/// A square body within its keyline: Paper, or when selected Ink with a Paper hairline inside it, so
/// that Ink never touches Brand (000, introduction).
func brandBody(
  _ edge: RoundedRect, isSelected: Bool, fill: String, _ design: Design
) throws(DrawingError) -> [DisplayItem] {
  let inner = edge.inset(by: try design.dimension("keyline.width"))
  let body = layer(
    "body",
    (isSelected ? inner.inset(by: try design.dimension("hairline.width")) : inner).path,
    try design.color(fill))
  guard isSelected else {
    return [layer("keyline", edge.path, try design.color("paper")), body]
  }
  return [
    layer("keyline", edge.path, try design.color("ink")),
    layer("hairline", inner.path, try design.color("paper")), body,
  ]
}
