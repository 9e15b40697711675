import DisplayList
import Geometry
import Markers
import Testing

/// A marker between its two states: its scale is on its way, its colours are there at once.
@Suite struct SelectionMotionTests {
  private func busStop() throws -> SelectionMotion {
    try .stop(
      .busStop(BusStopState()), selected: .busStop(BusStopState(isSelected: true)),
      isReduced: false, TestDesign.make())
  }

  /// A bus stop is 20 wide; its keyline is the lowest layer.
  @Test(arguments: [(1.0, 20.0), (1.06, 21.2), (1.12, 22.4)])
  func scaleIsOnItsWay(scale: Double, width: Double) throws {
    let layers = try busStop().items(atScale: scale, isSelected: true).layers
    #expect(layers.map(\.path) == ["keyline", "hairline", "body", "glyph"])
    #expect(layers[0].bounds.isClose(to: .centered(width, width)))
    #expect(layers[0].hex == "#101A2E")
  }

  @Test func keylineIsPaperAgainAtOnce() throws {
    let layers = try busStop().items(atScale: 1.12, isSelected: false).layers
    #expect(layers.map(\.path) == ["keyline", "body", "glyph"])
    #expect(layers[0].bounds.isClose(to: .centered(22.4, 22.4)))
    #expect(layers[0].hex == "#FFFFFF")
  }

  @Test func endsAsTheMarkerItself() throws {
    let design = try TestDesign.make()
    let (before, after) = (
      TrainState(line: "red", bearing: 90),
      TrainState(
        line: "red", bearing: 90, isSelected: true)
    )
    let motion = try SelectionMotion.vehicle(
      .train(before), selected: .train(after), isReduced: false, design)
    #expect(motion.selectedScale == 1.25)
    #expect(
      try motion.items(atScale: 1, isSelected: false)
        == MarkerState.train(before).draw(design).items)
    #expect(
      try motion.items(atScale: 1.25, isSelected: true)
        == MarkerState.train(after).draw(design).items)
  }
}
