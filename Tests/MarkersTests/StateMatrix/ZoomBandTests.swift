import Markers
import Testing

@Suite struct ZoomBandTests {
  private func bands(_ overlays: String...) throws -> [ZoomBand] {
    try ZoomBand.all(TestDesign.make(overlays: overlays))
  }

  @Test func ofThePack() throws {
    #expect(
      try bands() == [
        ZoomBand(from: nil, to: 14), ZoomBand(from: 14, to: 15), ZoomBand(from: 15, to: 16),
        ZoomBand(from: 16, to: nil),
      ])
    #expect(try bands().map(\.mapZoom) == [0, 14, 15, 16])
  }

  @Test func tokensMoveThem() throws {
    #expect(
      try bands(Overlay.number("bus-stop.from-zoom", 15)) == [
        ZoomBand(from: nil, to: 14), ZoomBand(from: 14, to: 15), ZoomBand(from: 15, to: nil),
      ])
    #expect(
      try bands(Overlay.number("station.capsule.from-zoom", 17.5)).last
        == ZoomBand(from: 17.5, to: nil))
  }

  @Test(arguments: [0.0, -3])
  func aFormFromTheFirstZoomOnHasNoBandBelow(zoom: Double) throws {
    #expect(
      try bands(Overlay.number("bus-stop.dot.from-zoom", zoom)).first
        == ZoomBand(from: nil, to: 15))
  }

  @Test func oneBandWhereNothingChanges() throws {
    let bands = try bands(
      Overlay.number("bus-stop.dot.from-zoom", 0), Overlay.number("bus-stop.from-zoom", 0),
      Overlay.number("station.capsule.from-zoom", 0))
    #expect(bands == [ZoomBand(from: nil, to: nil)])
    #expect(bands.map(\.mapZoom) == [0])
  }
}
