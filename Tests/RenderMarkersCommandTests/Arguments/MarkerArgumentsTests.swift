import DesignTokens
import DisplayList
import Markers
import RenderMarkersCommand
import Testing

@Suite struct MarkerArgumentsTests {
  @Test func defaultsOfThePicture() throws {
    let arguments = try marker("bus-stop")
    #expect(arguments.kind == .busStop)
    #expect(arguments.state == .busStop(BusStopState(mapZoom: 16)))
    #expect(arguments.undrawnStates.isEmpty)
    #expect(arguments.theme == .light)
    #expect(arguments.scale == .one)
    #expect(arguments.frame == nil)
    #expect(arguments.background == .none)
    #expect(arguments.pixels == nil)
    #expect(arguments.output == "-")
    #expect(arguments.resources.palette == .default)
  }

  @Test func everyOptionOfThePictureArrives() throws {
    let arguments = try marker(
      """
      train --line red --theme dark --scale 3 --frame 64.5 --background paper --pixels 16 \
      --tokens a.json --palette strict
      """)
    #expect(arguments.theme == .dark)
    #expect(arguments.scale == .three)
    #expect(arguments.frame == 64.5)
    #expect(arguments.background == .paper)
    #expect(arguments.pixels == 16)
    #expect(arguments.resources.tokens == ["a.json"])
    #expect(arguments.resources.palette == .strict)
  }

  @Test func aBackgroundMayBeAColour() throws {
    let expected = Color(red: 0x10, green: 0x1A, blue: 0x2E)
    #expect(try marker("bus --background #101a2e").background == .color(expected))
    #expect(try marker("bus --background ground").background == .ground)
    #expect(try marker("bus --background none").background == .none)
  }

  @Test func anOutputMayBeJoined() throws {
    guard case .marker(let arguments) = try testGrammar.parse(["marker", "bus", "-o=a b.png"])
    else { throw OtherInvocation() }
    #expect(arguments.output == "a b.png")
  }

  @Test func stations() throws {
    #expect(
      try marker("station --lines red,Brown,red").state
        == .station(StationState(lines: ["red", "Brown"], mapZoom: 15)))
    #expect(
      try marker("station --lines x --map-zoom 0 --selected").state
        == .station(StationState(lines: ["x"], mapZoom: 0, isSelected: true)))
  }

  @Test func busStops() throws {
    #expect(
      try marker("bus-stop --map-zoom 30 --selected").state
        == .busStop(BusStopState(mapZoom: 30, isSelected: true)))
  }

  @Test func vehicles() throws {
    #expect(try marker("train --line red").state == .train(TrainState(line: "red")))
    #expect(
      try marker("train --line red --bearing 0 --stale --selected").state
        == .train(TrainState(line: "red", bearing: 0, isStale: true, isSelected: true)))
    #expect(try marker("bus").state == .bus(BusState()))
    #expect(
      try marker("bus --route X9 --bearing 22.5 --stale").state
        == .bus(BusState(route: RouteName("X9"), bearing: 22.5, isStale: true)))
  }

  @Test(arguments: [("-45", -45.0), ("720", 720), ("1e300", 1e300), ("-.5", -0.5), ("1E2", 100)])
  func anyFiniteBearingIsFine(text: String, degrees: Double) throws {
    #expect(
      try marker("train --line red --bearing \(text)").state
        == .train(TrainState(line: "red", bearing: degrees)))
    #expect(
      try marker("train --bearing=\(text) --line red").state
        == .train(TrainState(line: "red", bearing: degrees)))
  }

  @Test func chips() throws {
    let name = try #require(RouteName("22"))
    #expect(try marker("route-chip --all").state == .routeChip(RouteChipState(.all)))
    #expect(
      try marker("route-chip --route 22 --selected").state
        == .routeChip(RouteChipState(.route(name), isSelected: true)))
    #expect(
      try marker("route-chip --line red").state
        == .routeChip(RouteChipState(.line("red", letter: nil))))
    #expect(
      try marker("route-chip --letter 👩‍🚒 --line red").state
        == .routeChip(RouteChipState(.line("red", letter: "👩‍🚒"))))
  }

  @Test func theNearbyButton() throws {
    #expect(try marker("nearby-button").state == .nearbyButton(.both))
    #expect(try marker("nearby-button --mode trains").state == .nearbyButton(.trains))
    #expect(try marker("nearby-button --mode buses").state == .nearbyButton(.buses))
  }

  @Test func aRouteNameHasUpTo24Characters() throws {
    let longest = "Route of twenty-four ch."
    #expect(longest.count == 24)
    guard
      case .marker(let arguments) = try testGrammar.parse(
        ["marker", "bus", "-o", "x.png", "--route", longest])
    else { throw OtherInvocation() }
    #expect(arguments.state == .bus(BusState(route: RouteName(longest))))
  }

  @Test(arguments: MarkerKind.allCases)
  func undrawnStatesAreRecognisedForEveryKind(kind: MarkerKind) throws {
    let needs = [MarkerKind.station: " --lines red", .train: " --line red", .routeChip: " --all"]
    let words = kind.rawValue + (needs[kind] ?? "")
    let arguments = try marker(words + " --translucent --pressed --halo --focused")
    #expect(arguments.undrawnStates == [.pressed, .focused, .halo, .translucent])
    #expect(try marker(words + " --halo").undrawnStates == [.halo])
  }
}
