import Markers
import Testing

@Suite struct MarkerVariantTests {
  @Test func samplesOfTheCatalogue() throws {
    let route = try RouteName.named("22")
    #expect(
      MarkerCatalog.samples == [
        .station(StationState(lines: ["red"])), .station(StationState(lines: ["red", "brown"])),
        .busStop(BusStopState(mapZoom: 16)), .train(TrainState(line: "red", bearing: 90)),
        .bus(BusState(route: route, bearing: 90)), .routeChip(RouteChipState(.line("red"))),
        .routeChip(RouteChipState(.all)), .routeChip(RouteChipState(.route(route))),
        .nearbyButton(.both),
      ])
  }

  /// A line that is named twice stops once.
  @Test func aStationsLinesAreASet() {
    #expect(
      MarkerState.station(StationState(lines: ["red", "red"])).variant == .stationOfOneLine)
    #expect(
      MarkerState.station(StationState(lines: ["red", "blue"])).variant
        == .stationOfSeveralLines)
  }

  @Test func titlesDiffer() {
    let titles = MarkerCatalog.samples.map(\.variant.title)
    #expect(Set(titles).count == 9)
  }
}
