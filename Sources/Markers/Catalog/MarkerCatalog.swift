import DesignTokens

/// Every named state of every marker, once. Sheets, goldens and `list` are made from it: a state
/// added here is drawn, listed and tested.
package enum MarkerCatalog {
  /// The states in order; within a section of a sheet, cells follow this order.
  package static let entries: [CatalogEntry] =
    stations + busStops + trains + buses + routeChips + nearbyButtons

  /// The states of a section's cells, with their captions, in order.
  package static func exhibits(
    in section: Exhibit.Section
  ) -> [(entry: CatalogEntry, caption: String)] {
    entries.flatMap { entry in
      entry.exhibits.filter { $0.section == section }.map { (entry, $0.caption) }
    }
  }

  /// The ids of the built-in lines, in line order.
  package static let lines = [
    "red", "blue", "brown", "green", "orange", "purple", "pink", "yellow",
  ]

  /// What the entries show of each built-in line, of another one: a line that only tokens know.
  package static func entries(ofLine line: String) -> [CatalogEntry] {
    trains(of: line) + [false, true].map { chip(line, .line(line), isSelected: $0) }
  }

  private static let stations: [CatalogEntry] = {
    // Samples after 000's sheet: one line is red, three are red, brown and purple.
    let samples = [1: ["red"], 2: ["red", "brown"], 3: ["red", "brown", "purple"]]
    let captions = [1: "1 line", 3: "3 lines"]
    let capsules = (1...lines.count).flatMap { count in
      [false, true].map { isSelected in
        CatalogEntry(
          (count == 1 ? "1-line" : "\(count)-lines") + suffix(selected: isSelected),
          .station(
            StationState(
              lines: samples[count] ?? Array(lines.prefix(count)), isSelected: isSelected)),
          exhibits: captions[count].map { caption in
            [Exhibit(.stations, caption + (isSelected ? " · selected" : ""))]
          } ?? [])
      }
    }
    return capsules + [
      CatalogEntry(
        "below-z15-1-line", .station(StationState(lines: ["red"], mapZoom: 14)),
        exhibits: [Exhibit(.stations, "< z15 · 1 line")]),
      CatalogEntry(
        "below-z15-2-lines",
        .station(StationState(lines: ["red", "brown"], mapZoom: 14)),
        exhibits: [Exhibit(.stations, "< z15 · 2+ lines")]),
      CatalogEntry(
        "below-z15-selected",
        .station(StationState(lines: ["red"], mapZoom: 14, isSelected: true)),
        exhibits: [Exhibit(.stations, "< z15 · selected")]),
    ]
  }()

  private static let busStops: [CatalogEntry] = [
    busStop("z16", zoom: 16, caption: "z16+"),
    busStop("z16-selected", zoom: 16, isSelected: true, caption: "z16+ · selected"),
    busStop("z14", zoom: 14, caption: "z14–16"),
    busStop("z14-selected", zoom: 14, isSelected: true, caption: "z14–16 · selected"),
    busStop("below-z14", zoom: 13, caption: nil),
    busStop("below-z14-selected", zoom: 13, isSelected: true, caption: "< z14 · selected"),
  ]

  private static func busStop(
    _ name: String, zoom: Double, isSelected: Bool = false, caption: String?
  ) -> CatalogEntry {
    CatalogEntry(
      name, .busStop(BusStopState(mapZoom: zoom, isSelected: isSelected)),
      exhibits: caption.map { [Exhibit(.busStops, $0)] } ?? [])
  }

  private static let trains: [CatalogEntry] = lines.flatMap(trains)

  private static func trains(of line: String) -> [CatalogEntry] {
    // Red stands for all lines where a state looks the same on each.
    let conditions = line == "red" ? VehicleCondition.all : VehicleCondition.eastbound
    return conditions.map { condition in
      CatalogEntry(
        "\(line)-\(condition.name)",
        .train(
          TrainState(
            line: line, bearing: condition.bearing, isStale: condition.isStale,
            isSelected: condition.isSelected)),
        exhibits: trainExhibits(line, condition))
    }
  }

  private static func trainExhibits(
    _ line: String, _ condition: VehicleCondition
  ) -> [Exhibit] {
    guard condition.bearing == 90 else { return [] }
    let sample = Exhibit(.trains, condition.caption ?? "Train")
    guard !condition.isStale else { return [sample] }
    let name = line.prefix(1).uppercased() + line.dropFirst()
    let own =
      condition.isSelected
      ? Exhibit(.linesSelected, "\(name) · selected") : Exhibit(.lines, name)
    return line == "red" ? [sample, own] : [own]
  }

  /// In the order of 000's sheet, then without tags.
  private static let buses: [CatalogEntry] = [RouteName("22"), nil].flatMap { route in
    VehicleCondition.busOrder.map { condition in
      CatalogEntry(
        "\(route?.text ?? "no-tag")-\(condition.name)",
        .bus(
          BusState(
            route: route, bearing: condition.bearing, isStale: condition.isStale,
            isSelected: condition.isSelected)),
        exhibits: route == nil ? [] : busExhibits(condition))
    }
  }

  private static func busExhibits(_ condition: VehicleCondition) -> [Exhibit] {
    switch (condition.bearing, condition.isStale) {
    case (90, _): [Exhibit(.buses, condition.caption ?? "Bus")]
    case (22.5, false):
      [
        Exhibit(
          .buses, condition.isSelected ? "Selected · heading 0–45°" : "Heading 0–45°")
      ]
    default: []
    }
  }

  private static let routeChips: [CatalogEntry] = {
    var choices: [(String, RouteChipState.Choice)] = lines.map { ($0, .line($0)) }
    choices += [
      ("red-letter", .line("red", letter: "R")), ("blue-letter", .line("blue", letter: "B")),
      ("all", .all),
    ]
    choices += ["22", "36", "151"].compactMap { text in
      RouteName(text).map { (text, .route($0)) }
    }
    return choices.flatMap { name, choice in
      [false, true].map { chip(name, choice, isSelected: $0) }
    }
  }()

  private static func chip(
    _ name: String, _ choice: RouteChipState.Choice, isSelected: Bool
  ) -> CatalogEntry {
    CatalogEntry(
      name + suffix(selected: isSelected),
      .routeChip(RouteChipState(choice, isSelected: isSelected)))
  }

  private static let nearbyButtons: [CatalogEntry] = NearbyMode.allCases.map { mode in
    CatalogEntry(
      mode.rawValue, .nearbyButton(mode),
      exhibits: [Exhibit(.nearby, mode.name)])
  }

  private static func suffix(selected isSelected: Bool) -> String {
    isSelected ? "-selected" : ""
  }
}
