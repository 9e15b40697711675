import DisplayList
import Geometry
import Markers

/// States that, between them, show every token that a marker can show.
enum MarkerSamples {
  static func states() throws -> [MarkerState] {
    let lines = MarkerCatalog.lines
    let name = try RouteName.named("22")
    let long = try RouteName.named("Jeffery Jump")
    var states: [MarkerState] = [
      .station(StationState(lines: lines)),
      .station(StationState(lines: ["red", "brown"], isSelected: true)),
      .station(StationState(lines: ["red"], mapZoom: 14)),
      .station(StationState(lines: ["red", "brown"], mapZoom: 14)),
      .busStop(BusStopState(mapZoom: 16)), .busStop(BusStopState(mapZoom: 14)),
      .busStop(BusStopState(isSelected: true)),
      .bus(BusState(route: name, bearing: 315)),
      .bus(BusState(route: name, bearing: 46, isStale: true)),
      .bus(BusState(route: long, bearing: 90, isSelected: true)),
      .routeChip(RouteChipState(.line("red", letter: "R"), isSelected: true)),
      .routeChip(RouteChipState(.route(name))),
      .routeChip(RouteChipState(.route(long), isSelected: true)),
    ]
    states += lines.map { .train(TrainState(line: $0, bearing: 90)) }
    return states + NearbyMode.allCases.map { .nearbyButton($0) }
  }

  /// The app's elements that are no markers.
  static func elements(_ design: Design) throws -> [[DisplayItem]] {
    let long = RouteIconState.Form.routeCapsule(try .named("Jeffery Jump"))
    let short = RouteIconState.Form.routeCapsule(try .named("8"))
    let icons = try RouteIconSize.allCases.flatMap { size in
      try [.circle(line: "red"), long, short, .lineCapsule("pink")].map { form in
        try RouteIcon.draw(RouteIconState(form, size), design)
      }
    }
    return try icons + [
      LineBar.draw(MarkerCatalog.lines, design),
      StationIcon.draw(["red"], height: 30, design),
    ]
  }

  /// All that the design decides of the samples: drawings, touch targets, and a row of chips.
  static func drawings(_ design: Design) throws -> [Drawing] {
    let markers = try states().map { try $0.draw(design) }.map {
      Drawing(items: $0.items, hitFrame: $0.hitFrame, centerX: 0)
    }
    return try markers
      + elements(design).map { Drawing(items: $0, hitFrame: nil, centerX: 0) }
      + RouteChipRow.samples.flatMap { row in
        try row.draw(design).map {
          Drawing(items: $0.marker.items, hitFrame: nil, centerX: $0.centerX)
        }
      }
  }

  struct Drawing: Equatable {
    let items: [DisplayItem]
    let hitFrame: Rect?
    let centerX: Double
  }
}
