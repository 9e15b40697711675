import DesignTokens
import Markers
import Testing

/// Every state that is asked for stands in the catalogue, once.
@Suite struct MarkerCatalogTests {
  private let states = Set(MarkerCatalog.entries.map(\.state))

  @Test func namesAreUniqueAndSafeFileNames() {
    let paths = MarkerCatalog.entries.map(\.path)
    #expect(Set(paths).count == paths.count)
    for entry in MarkerCatalog.entries {
      #expect(entry.path == "\(entry.family)/\(entry.name)")
      for word in [entry.family, entry.name] {
        #expect(word.wholeMatch(of: /[a-z0-9]([a-z0-9.\-]*[a-z0-9])?/) != nil, "\(word)")
        #expect(!word.contains("..") && word.utf8.count <= 100, "\(word)")
      }
    }
  }

  /// The name of an entry is what its file is called; the state decides the drawing.
  @Test func noStateStandsTwice() {
    #expect(states.count == MarkerCatalog.entries.count)
  }

  @Test func stations() {
    let all = MarkerCatalog.entries.compactMap { entry -> StationState? in
      if case .station(let state) = entry.state { state } else { nil }
    }
    for count in 1...8 {
      for isSelected in [false, true] {
        #expect(
          all.contains {
            Set($0.lines).count == count && $0.isSelected == isSelected && $0.mapZoom >= 15
          }, "\(count) \(isSelected)")
      }
    }
    let far = all.filter { $0.mapZoom < 15 }
    #expect(far.contains { $0.lines.count == 1 && !$0.isSelected })
    #expect(far.contains { $0.lines.count > 1 && !$0.isSelected })
    #expect(far.contains { $0.isSelected })
  }

  @Test(arguments: [13.0, 14, 16], [false, true]) func busStops(zoom: Double, isSelected: Bool) {
    #expect(states.contains(.busStop(BusStopState(mapZoom: zoom, isSelected: isSelected))))
  }

  /// Selected or not, stale or not, without a bearing, with one whose tag is above, and with one
  /// whose tag is below; buses with a tag and without.
  @Test(arguments: [nil, 90, 22.5] as [Double?], [false, true])
  func vehicles(bearing: Double?, isStale: Bool) throws {
    for isSelected in [false, true] {
      #expect(
        states.contains(
          .train(
            TrainState(
              line: "red", bearing: bearing, isStale: isStale, isSelected: isSelected))))
      for route in [try RouteName.named("22"), nil] {
        #expect(
          states.contains(
            .bus(
              BusState(
                route: route, bearing: bearing, isStale: isStale, isSelected: isSelected))))
      }
    }
  }

  @Test(arguments: LineColorTests.rows.map(\.id), [false, true])
  func everyLine(id: String, isSelected: Bool) {
    #expect(states.contains(.train(TrainState(line: id, bearing: 90, isSelected: isSelected))))
    #expect(states.contains(.routeChip(RouteChipState(.line(id), isSelected: isSelected))))
  }

  @Test(arguments: [false, true]) func chips(isSelected: Bool) throws {
    for choice in [
      .all, .line("red", letter: "R"), .line("blue", letter: "B"),
      .route(try RouteName.named("22")),
    ] as [RouteChipState.Choice] {
      #expect(states.contains(.routeChip(RouteChipState(choice, isSelected: isSelected))))
    }
  }

  @Test(arguments: NearbyMode.allCases) func nearbyButtons(mode: NearbyMode) {
    #expect(states.contains(.nearbyButton(mode)))
  }

  @Test(arguments: Theme.allCases) func allAreDrawn(theme: Theme) throws {
    let design = try TestDesign.make(theme)
    for entry in MarkerCatalog.entries {
      let isEmpty = try entry.state.draw(design).items.isEmpty
      #expect(isEmpty == (entry.path == "bus-stop/below-z14"), "\(entry.path)")
    }
  }

  @Test func linesAreThePacks() throws {
    #expect(try MarkerCatalog.lines == TestDesign.make().lines.lines.map(\.id))
  }
}
