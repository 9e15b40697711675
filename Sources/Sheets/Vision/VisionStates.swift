import DesignTokens
import DisplayList
import Markers

/// The rows of the sheet `vision` that show states, those side by side that are to be told apart.
struct VisionStates {
  private let design: Design
  private let lines: [NamedColor]

  static func rows(_ design: Design) throws(DrawingError) -> [VisionRow] {
    let states = VisionStates(design: design, lines: VisionLines.colors(design))
    return try [
      states.stationLines(), states.station(), states.circle(), states.busStop(), states.train(),
      states.bus(), states.lineChip(), states.boxChip(), states.nearby(), states.alert(),
      states.stepFree(),
    ]
  }

  private func stationLines() throws(DrawingError) -> VisionRow {
    try row(
      "station-lines", "Station, all lines", "Bars keep the line order",
      [.station(StationState(lines: design.lines.lines.map(\.id)))], lines.pairs)
  }

  private func station() throws(DrawingError) -> VisionRow {
    try row(
      "station", "Station", "Selected: \(scale("stop")) the size",
      [false, true].map {
        .station(StationState(lines: Self.threeLines, isSelected: $0))
      }, [keylines()])
  }

  private func circle() throws(DrawingError) -> VisionRow {
    let plain = NamedColor("2 lines", try design.color("card-2"))
    return try row(
      "station-circle", "Station, far out", "1 or more: colour alone",
      [
        .station(StationState(lines: ["red"], mapZoom: VisionLines.circleZoom)),
        .station(StationState(lines: ["red", "brown"], mapZoom: VisionLines.circleZoom)),
      ], lines.map { ComparedColors($0, plain) })
  }

  private func busStop() throws(DrawingError) -> VisionRow {
    try row(
      "bus-stop", "Bus stop", "Selected: \(scale("stop")) the size, and a hairline",
      [
        .busStop(BusStopState(mapZoom: 16)),
        .busStop(BusStopState(mapZoom: 16, isSelected: true)),
        .busStop(BusStopState(mapZoom: 14)),
      ], [keylines()])
  }

  private func train() throws(DrawingError) -> VisionRow {
    let stale = NamedColor("Stale", try design.color("muted"))
    return try row(
      "train", "Train", "Stale: colour alone. Selected: \(scale("vehicle")) the size",
      Self.conditions.map {
        .train(TrainState(line: "red", bearing: 0, isStale: $0.isStale, isSelected: $0.isSelected))
      }, lines.map { ComparedColors(stale, $0) })
  }

  private func bus() throws(DrawingError) -> VisionRow {
    try row(
      "bus", "Bus", "Stale: colour alone. Selected: \(scale("vehicle")) the size, and a hairline",
      Self.conditions.map {
        .bus(BusState(route: RouteName("22"), isStale: $0.isStale, isSelected: $0.isSelected))
      },
      [
        ComparedColors(
          NamedColor("Stale", try design.color("muted")),
          NamedColor("Brand", try design.color("brand")))
      ])
  }

  private func lineChip() throws(DrawingError) -> VisionRow {
    try row(
      "line-chip", "Route chip of a line", "Selected: a halo", on: .paper,
      [false, true].map { .routeChip(RouteChipState(.line("brown"), isSelected: $0)) }, [])
  }

  private func boxChip() throws(DrawingError) -> VisionRow {
    try row(
      "box-chip", "Route chip with text", "Selected: filled, a halo", on: .paper,
      [false, true].map { .routeChip(RouteChipState(.all, isSelected: $0)) }, [])
  }

  private func nearby() throws(DrawingError) -> VisionRow {
    try row(
      "nearby", "Nearby button", "Mode: its glyphs",
      NearbyMode.allCases.map { .nearbyButton($0) }, [])
  }

  private func alert() throws(DrawingError) -> VisionRow {
    VisionRow(
      name: "alert", title: "Alert", detail: "There only with an alert, active or planned",
      groups: [try group(of: [content(.unknown).alertButton])], pairs: [])
  }

  private func stepFree() throws(DrawingError) -> VisionRow {
    let buttons = StepFreeAccess.allCases.map { content($0).accessibilityButton }
    var colors: [NamedColor] = []
    for (access, button) in zip(StepFreeAccess.allCases, buttons) {
      guard let button else { continue }
      let name = access.rawValue.prefix(1).uppercased() + access.rawValue.dropFirst()
      colors.append(NamedColor(name, try design.color(button.color)))
    }
    return VisionRow(
      name: "step-free", title: "Step-free access", detail: "Yes, no, unknown: by colour alone",
      groups: [try group(of: buttons)], pairs: colors.pairs)
  }
}

extension VisionStates {
  private static let threeLines = ["red", "brown", "purple"]
  private static let conditions = [false, true].flatMap { isSelected in
    [(isStale: false, isSelected: isSelected), (isStale: true, isSelected: isSelected)]
  }

  private func row(
    _ name: String, _ title: String, _ detail: String, on surface: VisionRow.Surface = .map,
    _ states: [MarkerState], _ pairs: [ComparedColors]
  ) throws(DrawingError) -> VisionRow {
    let drawings = try states.map { state throws(DrawingError) in try state.draw(design).items }
    return VisionRow(
      name: name, title: title, detail: detail,
      groups: [VisionRow.Group(surface: surface, drawings: drawings)], pairs: pairs)
  }

  /// A stop's keyline, default and selected.
  private func keylines() throws(DrawingError) -> ComparedColors {
    ComparedColors(
      NamedColor("Keyline Paper", try design.color("paper")),
      NamedColor("Ink", try design.color("ink")))
  }

  /// "1.12×", by how much selection enlarges.
  private func scale(_ kind: String) throws(DrawingError) -> String {
    decimal(try design.markerScale("\(kind).selected-scale")) + "×"
  }

  private func content(_ access: StepFreeAccess) -> StopSheetContent {
    StopSheetContent(
      stop: StopSheetSamples.station, alerts: StopSheetSamples.alerts, stepFreeAccess: access)
  }

  private func group(
    of buttons: [StopSheetContent.Button?]
  ) throws(DrawingError) -> VisionRow.Group {
    VisionRow.Group(
      surface: .paper,
      drawings: try buttons.compactMap(\.self).map { button throws(DrawingError) in
        try StopSheetButton(button, showsTarget: false, design).items
      })
  }
}
