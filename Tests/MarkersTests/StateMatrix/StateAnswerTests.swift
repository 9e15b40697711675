import DesignTokens
import Markers
import Testing

/// Which of the four answers each state gets, written out by hand from documents 000 and spec §0.
@Suite struct StateAnswerTests {
  /// One letter a cell: D drawn, 0 drawn as nothing, N not defined, X does not apply.
  struct Row: Sendable, CustomTestStringConvertible {
    let variant: MarkerVariant
    /// Below zoom 14, 14–15, 15–16, from 16: default, then selected.
    let fresh: String
    let stale: String
    /// Pressed, focused, halo, translucent.
    let undrawn: String

    var testDescription: String { variant.title }
  }

  static let table = [
    Row(variant: .stationOfOneLine, fresh: "DDDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .stationOfSeveralLines, fresh: "DDDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .busStop, fresh: "0DDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .train, fresh: "DDDD DDDD", stale: "DDDD DDDD", undrawn: "XNXX"),
    Row(variant: .bus, fresh: "DDDD DDDD", stale: "DDDD DDDD", undrawn: "XNXX"),
    Row(variant: .trainChip, fresh: "DDDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .allChip, fresh: "DDDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .busChip, fresh: "DDDD DDDD", stale: "XXXX XXXX", undrawn: "NNXN"),
    Row(variant: .nearbyButton, fresh: "DDDD XXXX", stale: "XXXX XXXX", undrawn: "XNXN"),
  ]

  @Test func theTableHasEveryVariant() {
    #expect(MarkerCatalog.samples.map(\.variant) == Self.table.map(\.variant))
    let all = Set(MarkerCatalog.entries.map(\.state.variant))
    #expect(all == Set(Self.table.map(\.variant)))
  }

  private func sample(_ variant: MarkerVariant) throws -> MarkerState {
    try #require(MarkerCatalog.samples.first { $0.variant == variant })
  }

  private func letter(_ answer: StateAnswer) -> String {
    switch answer {
    case .drawn: "D"
    case .drawnAsNothing: "0"
    case .notDefined: "N"
    case .doesNotApply: "X"
    }
  }

  @Test(arguments: table, Theme.allCases)
  func everyCell(row: Row, theme: Theme) throws {
    let design = try TestDesign.make(theme)
    let sample = try sample(row.variant)
    for (isStale, expected) in [(false, row.fresh), (true, row.stale)] {
      let halves = try [false, true].map { isSelected in
        try [0.0, 14, 15, 16].map {
          letter(
            try sample.answer(
              mapZoom: $0, isSelected: isSelected, isStale: isStale, design))
        }.joined()
      }
      #expect(halves.joined(separator: " ") == expected, "stale: \(isStale)")
    }
    let undrawn = UndrawnState.allCases.map { letter($0.answer(for: sample)) }.joined()
    #expect(undrawn == row.undrawn)
  }

  /// Just below and at each zoom at which a form changes.
  @Test(arguments: [
    (0.0, true), (13.999, true), (14, false), (15.9, false), (16, false), (30, false),
  ])
  func anUnselectedBusStopFromAfar(zoom: Double, isNothing: Bool) throws {
    let answer = try MarkerState.busStop(BusStopState()).answer(
      mapZoom: zoom, isSelected: false, isStale: false, TestDesign.make())
    if isNothing {
      #expect(
        answer.text
          == "drawn as nothing: 000, table Stations and stops, row “Bus stop · below zoom 14”: “Not drawn”"
      )
    } else {
      #expect(answer == .drawn(.busStop(BusStopState(mapZoom: zoom))))
    }
  }

  @Test func drawnStatesAreThoseAskedFor() throws {
    let design = try TestDesign.make()
    let station = MarkerState.station(StationState(lines: ["red"], name: "Addison"))
    #expect(
      try station.answer(mapZoom: 14.5, isSelected: true, isStale: false, design)
        == .drawn(
          .station(
            StationState(lines: ["red"], mapZoom: 14.5, isSelected: true, name: "Addison"))))
    // A vehicle is the same state at each zoom.
    let train = MarkerState.train(TrainState(line: "blue", bearing: 10))
    for zoom in [3.0, 18] {
      #expect(
        try train.answer(mapZoom: zoom, isSelected: true, isStale: true, design)
          == .drawn(
            .train(TrainState(line: "blue", bearing: 10, isStale: true, isSelected: true))))
    }
    let chip = MarkerState.routeChip(RouteChipState(.all, isSelected: true))
    #expect(
      try chip.answer(mapZoom: 9, isSelected: false, isStale: false, design)
        == .drawn(.routeChip(RouteChipState(.all))))
  }

  @Test func answersCiteTheirRow() throws {
    let design = try TestDesign.make()
    let stale = try MarkerState.busStop(BusStopState()).answer(
      mapZoom: 16, isSelected: false, isStale: true, design)
    #expect(
      stale.text
        == "does not apply: 000: only the table Vehicles has a row Stale; nothing else reports a position"
    )
    let selected = try MarkerState.nearbyButton(.trains).answer(
      mapZoom: 16, isSelected: true, isStale: false, design)
    #expect(
      selected.text == "does not apply: 000, row Nearby mode menu: “No other selected styling”")
    #expect(StateAnswer.drawn(.nearbyButton(.both)).text == "drawn")
    #expect(StateAnswer.drawn(.nearbyButton(.both)).source == nil)
  }

  @Test func aZoomThatIsNoneIsRefused() throws {
    let design = try TestDesign.make()
    #expect(throws: DrawingError.self) {
      _ = try MarkerState.busStop(BusStopState()).answer(
        mapZoom: -1, isSelected: false, isStale: false, design)
    }
  }
}
