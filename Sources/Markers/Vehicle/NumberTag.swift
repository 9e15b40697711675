import DisplayList
import Geometry
import Typesetting

/// The box with a bus's route number, above the body or, where the arrow would meet it, below (000,
/// table Vehicles).
enum NumberTag {
  static func draw(
    _ route: RouteName, bearing: Double?, color: Color, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let (text, size) = try design.label(route.text, "vehicle.tag.label")
    let box = try box(of: text, bearing: bearing, design)
    let inside = box.inset(by: try design.dimension("vehicle.tag.stroke"))
    let label = try text.centered(on: box.rect.center, size: size, design)
    return .group(
      DisplayGroup(
        "tag",
        items: [
          layer("stroke", box.path, color),
          layer("fill", inside.path, try design.color("paper")),
          layer("label", label, color),
        ]))
  }

  /// The tag's outer edge around a text, at a bearing.
  static func box(
    of text: TextOutline, bearing: Double?, _ design: Design
  ) throws(DrawingError) -> RoundedRect {
    RoundedRect(
      Rect(
        center: Point(0, try offset(bearing, design)),
        width: try width(of: text, design).value,
        height: try design.dimension("vehicle.tag.height")),
      radius: try design.dimension("vehicle.tag.radius"))
  }

  /// The tag's width around a text: the least one, or a longer number's.
  static func width(
    of text: TextOutline, _ design: Design
  ) throws(DrawingError) -> Quantity {
    .max(
      try design.length("vehicle.tag.min-width"),
      try .count(text.advance) + .count(2) * design.length("vehicle.tag.padding"))
  }

  /// How far below the body's centre the tag's centre is: negative, above, unless the bus heads
  /// north, within 45° to either side.
  private static func offset(
    _ bearing: Double?, _ design: Design
  ) throws(DrawingError) -> Double {
    let distance = try design.dimension("vehicle.tag.distance")
    return try isBelow(bearing, design) ? distance : -distance
  }

  /// Whether the tag hangs below the body at a bearing.
  static func isBelow(_ bearing: Double?, _ design: Design) throws(DrawingError) -> Bool {
    guard let bearing else { return false }
    let degrees = Angle(degrees: bearing).normalized.degrees
    let from = try design.number("vehicle.tag.below-from")
    let to = try design.number("vehicle.tag.below-to")
    return degrees >= from || degrees <= to
  }
}
