import DesignTokens
import DisplayList
import Geometry
import Markers

/// Parts of a drawing that something cuts off or hides.
enum CoverAudit {
  static func findings(_ design: Design) throws(DrawingError) -> [Finding] {
    [try halo(design)]
      + (try ArrowTagSample.routes.map { route throws(DrawingError) in
        try arrow(under: route, design)
      })
  }

  /// How the id of a finding about a tag begins; the tag follows.
  static let arrowUnderTag = "cover/bus/arrow-under-tag/"

  /// How much of the halo around a row's first chip the row's inset cuts off.
  private static func halo(_ design: Design) throws(DrawingError) -> Finding {
    let inset = try design.dimension("route-chip.row.inset")
    let line = design.lines.lines.first?.id ?? ""
    let edges = try [false, true].map { isSelected throws(DrawingError) in
      try MarkerState.routeChip(RouteChipState(.line(line), isSelected: isSelected))
        .draw(design).inkBox?.maxX ?? 0
    }
    let reach = edges[1] - edges[0]
    return Finding(
      "cover/route-chip/halo",
      "Halo cut off by the row’s inset: it reaches \(decimal(reach)), the inset is "
        + decimal(inset),
      places: ["route-chip/\(line)-selected"], value: max(0, reach - inset),
      Demand(.atMost(0), .points, clause: "000, Route options: the halo is never clipped"))
  }

  /// How much of a bus's arrow a route's tag covers where that is the most.
  private static func arrow(
    under route: RouteName, _ design: Design
  ) throws(DrawingError) -> Finding {
    let worst = try ArrowTagSample(route, design).report.worst
    let at =
      worst.isEmpty
      ? "any bearing"
      : worst.map { "\(decimal($0.bearing))°" }
        .joined(separator: " and ")
    let name = slug(route.text)
    return Finding(
      arrowUnderTag + name, "Heading arrow under the tag “\(route.text)”, at \(at)",
      places: worst.map { "bus/\(name)-heading-\(decimal($0.bearing))" },
      value: 100 * (worst.first?.arrow.share ?? 0), shareOfArrow)
  }

  /// How many of a hundred parts of an arrow a tag may cover.
  static let shareOfArrow = Demand(
    .atMost(0), .percent, clause: "000, Vehicles: the arrow shows the heading")
}
