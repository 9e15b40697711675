import DesignTokens
import DisplayList
import Geometry
import Markers

/// Parts of a drawing that something cuts off or hides.
enum CoverAudit {
  /// From one looked-at bearing to the next, in degrees.
  static let step = 0.1
  private static let bearings = (0..<3600).map { Double($0) / 10 }

  static func findings(_ design: Design) throws(DrawingError) -> [Finding] {
    [try halo(design)] + (try arrow(design).map { [$0] } ?? [])
  }

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

  /// How much of a bus's arrow its tag covers where that is the most.
  private static func arrow(_ design: Design) throws(DrawingError) -> Finding? {
    guard let route = RouteName("22") else { return nil }
    let report = ArrowTagReport(
      overlaps: try ArrowTagGeometry(route, design).overlaps(at: bearings), step: step)
    let worst = report.worst
    let at =
      worst.isEmpty
      ? "any bearing"
      : worst.map { "\(decimal($0.bearing))°" }
        .joined(separator: " and ")
    return Finding(
      "cover/bus/arrow-under-tag", "Heading arrow under the tag “22”, at \(at)",
      places: worst.map { "bus/heading-\(decimal($0.bearing))" },
      value: 100 * (worst.first?.arrow.share ?? 0),
      Demand(.atMost(0), .percent, clause: "000, Vehicles: the arrow shows the heading"))
  }
}
