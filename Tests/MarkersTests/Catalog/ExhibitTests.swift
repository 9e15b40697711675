import Markers
import Testing

/// The cells of spec §3, in order.
@Suite struct ExhibitTests {
  private func cells(_ section: Exhibit.Section) -> [(String, MarkerState)] {
    MarkerCatalog.exhibits(in: section).map { ($0.caption, $0.entry.state) }
  }

  private func expect(
    _ section: Exhibit.Section, _ expected: [(String, MarkerState)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = cells(section)
    #expect(found.map(\.0) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(found.map(\.1) == expected.map(\.1), sourceLocation: sourceLocation)
  }

  @Test func stations() {
    let three = ["red", "brown", "purple"]
    expect(
      .stations,
      [
        ("1 line", .station(StationState(lines: ["red"]))),
        ("1 line · selected", .station(StationState(lines: ["red"], isSelected: true))),
        ("3 lines", .station(StationState(lines: three))),
        ("3 lines · selected", .station(StationState(lines: three, isSelected: true))),
        ("< z15 · 1 line", .station(StationState(lines: ["red"], mapZoom: 14))),
        ("< z15 · 2+ lines", .station(StationState(lines: ["red", "brown"], mapZoom: 14))),
        (
          "< z15 · selected",
          .station(StationState(lines: ["red"], mapZoom: 14, isSelected: true))
        ),
      ])
  }

  @Test func busStops() {
    expect(
      .busStops,
      [
        ("z16+", .busStop(BusStopState(mapZoom: 16))),
        ("z16+ · selected", .busStop(BusStopState(mapZoom: 16, isSelected: true))),
        ("z14–16", .busStop(BusStopState(mapZoom: 14))),
        ("z14–16 · selected", .busStop(BusStopState(mapZoom: 14, isSelected: true))),
        ("< z14 · selected", .busStop(BusStopState(mapZoom: 13, isSelected: true))),
      ])
  }

  @Test func trains() {
    let train = { (isStale: Bool, isSelected: Bool) in
      MarkerState.train(
        TrainState(line: "red", bearing: 90, isStale: isStale, isSelected: isSelected))
    }
    expect(
      .trains,
      [
        ("Train", train(false, false)), ("Selected", train(false, true)),
        ("Stale", train(true, false)), ("Stale · selected", train(true, true)),
      ])
  }

  @Test func buses() throws {
    let route = try RouteName.named("22")
    let bus = { (bearing: Double, isStale: Bool, isSelected: Bool) in
      MarkerState.bus(
        BusState(route: route, bearing: bearing, isStale: isStale, isSelected: isSelected))
    }
    expect(
      .buses,
      [
        ("Bus", bus(90, false, false)), ("Selected", bus(90, false, true)),
        ("Stale", bus(90, true, false)), ("Heading 0–45°", bus(22.5, false, false)),
        ("Stale · selected", bus(90, true, true)),
        ("Selected · heading 0–45°", bus(22.5, false, true)),
      ])
  }

  @Test func lines() {
    let names = ["Red", "Blue", "Brown", "Green", "Orange", "Purple", "Pink", "Yellow"]
    for (section, suffix) in [(Exhibit.Section.lines, ""), (.linesSelected, " · selected")] {
      expect(
        section,
        names.map { name in
          (
            name + suffix,
            .train(
              TrainState(line: name.lowercased(), bearing: 90, isSelected: !suffix.isEmpty))
          )
        })
    }
  }

  @Test func nearby() {
    expect(
      .nearby,
      [
        ("Trains and buses", .nearbyButton(.both)), ("Trains", .nearbyButton(.trains)),
        ("Buses", .nearbyButton(.buses)),
      ])
  }
}
