import Geometry

/// What redlines say of a route chip (spec §2, Route chips).
enum RouteChipMeasures {
  static func disc(isSelected: Bool, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let diameter = try design.length("route-chip.disc.diameter")
    let edge = Rect(center: .zero, side: diameter.value)
    return MarkerMeasures(
      [.side(edge, diameter)] + (isSelected ? try halo(edge, Measure.ring, design) : []),
      hitFrame: try MarkerMeasures.hitFrame(under: diameter, design))
  }

  static func box(
    _ edge: Rect, width: Quantity, isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> MarkerMeasures {
    let radius = try design.length("route-chip.box.radius")
    var list: [Measure] = [
      .width(edge, width), .height(edge, try design.length("route-chip.box.height")),
      .radius(edge, radius),
    ]
    if isSelected {
      let gap = try design.length("focus-ring.gap")
      let width = try design.length("focus-ring.width")
      list.append(
        .radius(
          edge.inset(by: -gap.value - width.value), radius.asNumber + gap + width))
      list += try halo(edge, Measure.band, design)
    } else {
      list.append(.band(edge, try design.length("route-chip.box.border")))
    }
    return MarkerMeasures(list, hitFrame: try MarkerMeasures.hitFrame(under: width, design))
  }

  /// The two bands of a selected chip's halo, at its top.
  private static func halo(
    _ edge: Rect, _ band: (Rect, Quantity) -> Measure, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let gap = try design.length("focus-ring.gap")
    let width = try design.length("focus-ring.width")
    let inner = edge.inset(by: -gap.value)
    return [band(inner, gap), band(inner.inset(by: -width.value), width)]
  }
}
