import Markers
import Testing

/// Spec §0: states that the sources do not draw, each with the source's row.
@Suite struct UndrawnStateTests {
  static let station = MarkerState.station(StationState(lines: ["red"]))
  static let busStop = MarkerState.busStop(BusStopState())
  static let train = MarkerState.train(TrainState(line: "red"))
  static let bus = MarkerState.bus(BusState())
  static let chip = MarkerState.routeChip(RouteChipState(.all))
  static let button = MarkerState.nearbyButton(.both)
  static let all = [station, busStop, train, bus, chip, button]

  /// Which kind of answer, and the words of document 000 that it must quote.
  struct Row: Sendable {
    let state: UndrawnState
    let markers: [MarkerState]
    let isRuledOut: Bool
    let quotes: [String]
  }

  static let rows = [
    Row(
      state: .pressed, markers: [station, busStop, chip], isRuledOut: false,
      quotes: ["Pressed state for stop markers and route chips"]),
    Row(
      state: .pressed, markers: [train, bus], isRuledOut: true,
      quotes: ["None: vehicle markers take no hit testing"]),
    Row(
      state: .pressed, markers: [button], isRuledOut: true,
      quotes: ["No other selected styling"]),
    Row(
      state: .focused, markers: all, isRuledOut: false,
      quotes: ["Keyboard or Full Keyboard Access focus ring"]),
    Row(
      state: .halo, markers: [station, busStop, train, bus, button], isRuledOut: true,
      quotes: ["nothing is drawn outside it", "No other colour marks selection"]),
    Row(state: .halo, markers: [chip], isRuledOut: true, quotes: []),
    Row(
      state: .translucent, markers: [train, bus], isRuledOut: true,
      quotes: ["never translucent"]),
    Row(
      state: .translucent, markers: [station, busStop, chip, button], isRuledOut: false,
      quotes: ["Dimming of other stop markers while a stop is open"]),
  ]

  @Test(arguments: rows) func reasonQuotesTheSource(row: Row) {
    for marker in row.markers {
      let reason = row.state.reason(for: marker)
      #expect(
        reason.hasPrefix(row.isRuledOut ? "does not apply" : "not defined: "), "\(reason)")
      #expect(reason.contains("000, "), "\(reason)")
      #expect(Self.quotes(in: reason) == row.quotes, "\(reason)")
    }
  }

  @Test func everyAnswerIsInTheTable() {
    for state in UndrawnState.allCases {
      let answered = Self.rows.filter { $0.state == state }.flatMap(\.markers)
      #expect(Set(answered) == Set(Self.all))
    }
    #expect(
      UndrawnState.allCases.map(\.rawValue) == ["pressed", "focused", "halo", "translucent"])
  }

  /// What stands between “ and ”.
  private static func quotes(in text: String) -> [String] {
    text.split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
  }
}
