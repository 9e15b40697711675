import DisplayList
import Geometry

/// The button that chooses what is nearby (000, Nearby mode menu). The system's glass cannot be
/// drawn: an opaque Paper disc with a hairline stands in for it.
enum NearbyButtonMarker {
  static func draw(_ mode: NearbyMode, _ design: Design) throws(DrawingError) -> Marker {
    let radius = try design.dimension("nearby-button.diameter") / 2
    let paper = try design.color("paper")
    // Nested fills: a translucent ring on the disc would let Paper leak at their common edge.
    let hairline = try design.color("ink").opacity(
      design.opacity("nearby-button.hairline.opacity"))
    let inner = radius - (try design.dimension("nearby-button.hairline.width"))
    return Marker(
      items: [
        layer("hairline", .circle(center: .zero, radius: radius), hairline.over(paper)),
        layer("body", .circle(center: .zero, radius: inner), paper),
        try glyph(mode, design),
      ],
      hitFrame: Rect(center: .zero, side: 2 * radius),
      accessibility: AccessibilityRow(
        role: "button", label: "Nearby mode", value: mode.name),
      zOrder: nil,
      measures: try NearbyButtonMeasures.measures(glyph: artwork(mode).token, design))
  }

  private static func glyph(
    _ mode: NearbyMode, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let (icon, token) = artwork(mode)
    return glyphLayer(
      try design.icon(icon),
      height: try design.dimension(token)
        * design.ratio("nearby-button.glyph-ratio"),
      try design.color("brand"))
  }

  /// The glyph's icon, and the token of its nominal size.
  private static func artwork(_ mode: NearbyMode) -> (icon: String, token: String) {
    switch mode {
    case .both: ("train+bus", "nearby-button.pair-glyph")
    case .trains: ("train", "nearby-button.single-glyph")
    case .buses: ("bus", "nearby-button.single-glyph")
    }
  }
}
