import Geometry

/// A row of route chips under 000's rules: single select; All only with two routes or more; a single
/// route is shown selected.
package struct RouteChipRow: Hashable, Sendable {
  /// What stands below it on a sheet.
  package let caption: String
  /// The chips from the left.
  package let chips: [RouteChipState]

  /// A row that offers `routes`, with `selected` chosen: one of them, or All.
  package init(
    caption: String, routes: [RouteChipState.Choice], selected: RouteChipState.Choice = .all
  ) {
    self.caption = caption
    chips =
      routes.count < 2
      ? routes.map { RouteChipState($0, isSelected: true) }
      : ([.all] + routes).map { RouteChipState($0, isSelected: $0 == selected) }
  }

  /// The four rows of 000's sheet.
  package static let samples = samples(lines: MarkerCatalog.lines)

  /// The same with the lines that a pack's tokens have.
  package static func samples(lines: [String]) -> [RouteChipRow] {
    let lines = lines.map { RouteChipState.Choice.line($0) }
    let routes = ["22", "36", "151"].compactMap(RouteName.init)
      .map { RouteChipState.Choice.route($0) }
    return [
      RouteChipRow(caption: "All selected", routes: lines),
      RouteChipRow(caption: "Brown selected", routes: lines, selected: .line("brown")),
      RouteChipRow(
        caption: "22 selected", routes: Array(routes.prefix(2)), selected: routes[0]),
      RouteChipRow(caption: "Single route", routes: Array(routes.suffix(1))),
    ]
  }

  /// The chips' drawings with the place of each one's centre, from the left end of the row, where
  /// the halo of a selected first chip would begin.
  package func draw(
    _ design: Design
  ) throws(DrawingError) -> [(marker: Marker, centerX: Double)] {
    // The inset that 000 gives, 3.25, would clip the halo: it reaches gap and ring, 4.5.
    let bleed =
      try design.dimension("focus-ring.gap") + design.dimension("focus-ring.width")
    let gap = try design.dimension("route-chip.row.gap")
    var x = bleed
    var placed: [(Marker, Double)] = []
    for chip in chips {
      let marker = try RouteChipMarker.draw(chip, design)
      let width = (marker.inkBox?.width ?? 0) - (chip.isSelected ? 2 * bleed : 0)
      placed.append((marker, x + width / 2))
      x += width + gap
    }
    return placed
  }
}
