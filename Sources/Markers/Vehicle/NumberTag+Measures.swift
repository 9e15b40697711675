import Geometry

extension NumberTag {
  /// Width, height, corner and stroke of the box, and how far its centre is from the body's.
  static func measures(
    _ route: RouteName, bearing: Double?, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let (text, _) = try design.label(route.text, "vehicle.tag.label")
    let rect = try box(of: text, bearing: bearing, design).rect
    let width = try width(of: text, design)
    let distance = try design.length("vehicle.tag.distance")
    let stroke = try design.length("vehicle.tag.stroke")
    let (top, bottom) = (min(0, rect.center.y), max(0, rect.center.y))
    return [
      .width(rect, width), .height(rect, try design.length("vehicle.tag.height")),
      .radius(rect, try design.length("vehicle.tag.radius")),
      .band(rect, stroke),
      Measure(.vertical(from: top, to: bottom, x: rect.maxX), distance),
    ]
  }

  /// The text's size, and the padding that a tag of the least width has at least.
  static func facts(
    _ route: RouteName, _ design: Design
  ) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let (text, _) = try design.label(route.text, "vehicle.tag.label")
    let padding = try design.length("vehicle.tag.padding")
    let isNamed = try width(of: text, design).tokens.contains(padding.formula)
    return [try design.textSize("vehicle.tag.label")] + (isNamed ? [] : [.atLeast(padding)])
  }
}
