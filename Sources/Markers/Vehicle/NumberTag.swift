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
    let box = RoundedRect(
      try box(route, bearing: bearing, design).rect,
      radius: try design.dimension("vehicle.tag.radius"))
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

  /// The box, and where its width comes from: the least one, or a longer number's.
  static func box(
    _ route: RouteName, bearing: Double?, _ design: Design
  ) throws(DrawingError) -> (rect: Rect, width: Quantity) {
    let (text, _) = try design.label(route.text, "vehicle.tag.label")
    let padding = try design.length("vehicle.tag.padding")
    let width = Quantity.max(
      try design.length("vehicle.tag.min-width"), .count(text.advance) + .count(2) * padding)
    let rect = Rect(
      center: Point(0, try offset(bearing, design)), width: width.value,
      height: try design.dimension("vehicle.tag.height"))
    return (rect, width)
  }

  /// How far below the body's centre the tag's centre is: negative, above, unless the bus heads
  /// north, within 45° to either side.
  private static func offset(
    _ bearing: Double?, _ design: Design
  ) throws(DrawingError) -> Double {
    let distance = try design.dimension("vehicle.tag.distance")
    guard let bearing else { return -distance }
    let degrees = Angle(degrees: bearing).normalized.degrees
    let from = try design.number("vehicle.tag.below-from")
    let to = try design.number("vehicle.tag.below-to")
    return degrees >= from || degrees <= to ? distance : -distance
  }
}
