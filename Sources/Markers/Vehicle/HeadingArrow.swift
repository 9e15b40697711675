import DisplayList
import Geometry

/// The arrow beside a vehicle that shows where it heads (000, table Vehicles). Its keyline lies
/// around it and never turns Ink.
enum HeadingArrow {
  static func draw(
    bearing: Double, fill: Color, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let turn = try turn(to: bearing)
    let vertices = try outline(design).map(turn.apply(to:))
    return .group(
      DisplayGroup(
        "arrow",
        items: [
          layer("keyline", try keyline(around: vertices, design), try design.color("paper")),
          layer("body", .polygon(vertices), fill),
        ]))
  }

  /// The rotation about the body's centre from north to a bearing. A bearing that is not a finite
  /// number is an error.
  static func turn(to bearing: Double) throws(DrawingError) -> Affine {
    guard bearing.isFinite else {
      throw .value(
        name: "bearing", value: "\(bearing)",
        accepted: "any finite number of degrees, clockwise from north")
    }
    return .rotation(Angle(degrees: bearing).normalized)
  }

  /// The outer edge of the keyline around an arrowhead.
  static func keyline(
    around vertices: [Point], _ design: Design
  ) throws(DrawingError) -> Path {
    .outset(polygon: vertices, by: try design.dimension("keyline.width"))
  }

  /// The notched arrowhead at bearing 0, clockwise from its tip.
  static func outline(_ design: Design) throws(DrawingError) -> [Point] {
    let distance = try design.dimension("vehicle.arrow.distance")
    let height = try design.dimension("vehicle.arrow.height")
    let halfWidth = try design.dimension("vehicle.arrow.width") / 2
    let notch = try design.dimension("vehicle.arrow.notch")
    let tip = -distance - height / 2
    let back = tip + height
    return [
      Point(0, tip), Point(halfWidth, back), Point(0, back - notch), Point(-halfWidth, back),
    ]
  }
}
