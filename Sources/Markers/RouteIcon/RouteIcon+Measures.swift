import DesignTokens
import Geometry
import Typesetting

extension RouteIcon {
  /// What redlines say of an icon, about its centre (001, RouteIconView). Errors: an unknown line.
  package static func measures(
    _ state: RouteIconState, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    switch state.form {
    case .circle:
      let diameter = try design.length(state.size.heightToken)
      return [.side(Rect(center: .zero, side: diameter.value), diameter)]
    case .lineCapsule(let id): return try capsule(design.lines([id])[0].name, state.size, design)
    case .routeCapsule(let name): return try capsule(name.text, state.size, design)
    }
  }

  /// The width of a capsule around a text, `advance` wide.
  static func width(
    ofCapsule advance: Double, _ size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> Quantity {
    let height = try design.length(size.heightToken).asNumber
    return .max(
      try height * design.part("route-icon.min-width-ratio"),
      .count(advance) + .count(2) * (try padding(size, design)).asNumber)
  }

  private static func padding(
    _ size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> Quantity {
    try design.length(size.heightToken).asNumber * design.part("route-icon.padding-ratio")
  }

  private static func capsule(
    _ text: String, _ size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let advance = try design.label(text, size.labelToken).outline.advance
    let height = try design.length(size.heightToken)
    let width = try width(ofCapsule: advance, size, design)
    let padding = try padding(size, design)
    let edge = Rect(center: .zero, width: width.value, height: height.value)
    // A capsule of the least width has more room than the padding.
    let isPadded = width.value == advance + 2 * padding.value
    return [.width(edge, width), .height(edge, height)]
      + (isPadded
        ? [
          Measure(
            .horizontal(from: edge.minX, to: edge.minX + padding.value, y: edge.minY), padding)
        ]
        : [])
  }
}
