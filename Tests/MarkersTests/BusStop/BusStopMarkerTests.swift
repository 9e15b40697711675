import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Spec §2, Bus stop.
@Suite struct BusStopMarkerTests {
  private func draw(
    _ zoom: Double, isSelected: Bool = false, _ theme: Theme = .light, name: String? = nil
  ) throws -> Marker {
    let state = BusStopState(mapZoom: zoom, isSelected: isSelected, name: name)
    return try MarkerState.busStop(state).draw(
      TestDesign.make(theme, icons: TestDesign.boxIcons))
  }

  @Test(arguments: [16.0, 16.001, 20]) func isASquareWithAGlyphNear(zoom: Double) throws {
    let marker = try draw(zoom)
    #expect(marker.layerNames == ["keyline", "body", "glyph"])
    let (keyline, body) = (try marker.layer("keyline"), try marker.layer("body"))
    #expect(keyline.bounds.isClose(to: .centered(20, 20)))
    #expect(keyline.cornerReach.isClose(to: 5))
    #expect(body.bounds.isClose(to: .centered(16, 16)))
    #expect(body.cornerReach.isClose(to: 3))
    #expect(try marker.layer("glyph").bounds.isClose(to: .centered(10.4, 10.4)))
  }

  @Test(arguments: [14.0, 15, 15.999]) func isAPlainSquareFartherOff(zoom: Double) throws {
    let marker = try draw(zoom)
    #expect(marker.layerNames == ["body"])
    let body = try marker.layer("body")
    #expect(body.bounds.isClose(to: .centered(7, 7)))
    #expect(body.cornerReach.isClose(to: 1.5))
    #expect(body.hex == "#0B5CD5")
  }

  @Test(arguments: [0.0, 10, 13.999]) func isNothingFromAfar(zoom: Double) throws {
    let marker = try draw(zoom)
    #expect(marker.items.isEmpty)
    #expect(marker.inkBox == nil)
    #expect(marker.hitFrame == nil)
    #expect(marker.defaultFrame == 44)
  }

  @Test(arguments: [0.0, 13.999, 14, 15.999, 16, 20])
  func selectedIsTheSameAtAnyZoom(zoom: Double) throws {
    let marker = try draw(zoom, isSelected: true)
    #expect(marker.layerNames == ["keyline", "hairline", "body", "glyph"])
    for (name, side, radius) in [("keyline", 20.0, 5.0), ("hairline", 16, 3), ("body", 14, 2)] {
      let layer = try marker.layer(name)
      #expect(layer.bounds.isClose(to: .centered(side * 1.12, side * 1.12)), "\(name)")
      #expect(layer.cornerReach.isClose(to: radius * 1.12), "\(name)")
    }
    #expect(
      try marker.layer("glyph").bounds.isClose(to: .centered(10.4 * 1.12, 10.4 * 1.12)))
  }

  @Test func selectionKeepsTheOutline() throws {
    let (plain, selected) = (try draw(16), try draw(16, isSelected: true))
    for name in ["keyline", "glyph"] {
      #expect(
        try selected.layer(name).outline == plain.layer(name).outline.applying(.scale(1.12)))
    }
  }

  @Test(arguments: [
    (Theme.light, false, ["#FFFFFF", "#0B5CD5", "#FFFFFF"]),
    (.light, true, ["#101A2E", "#FFFFFF", "#0B5CD5", "#FFFFFF"]),
    (.dark, false, ["#0F141C", "#6AA5FF", "#0F141C"]),
    (.dark, true, ["#EEF1F6", "#0F141C", "#6AA5FF", "#0F141C"]),
  ])
  func colors(theme: Theme, isSelected: Bool, colors: [String]) throws {
    #expect(try draw(16, isSelected: isSelected, theme).items.layers.map(\.hex) == colors)
  }

  @Test(arguments: [(14.0, false), (16, false), (13, true), (16, true)])
  func hitFrame(zoom: Double, isSelected: Bool) throws {
    let frame = try #require(try draw(zoom, isSelected: isSelected).hitFrame)
    #expect(frame.isClose(to: .centered(44, 44)))
  }

  @Test func accessibilityAndLayer() throws {
    let plain = try draw(16, name: "Clark & Belmont")
    #expect(
      plain.accessibility
        == AccessibilityRow(
          role: "button", label: "Clark & Belmont", value: nil, hint: "Shows stop arrivals",
          isSelected: false))
    #expect(plain.zOrder == .busStop)
    let selected = try draw(16, isSelected: true)
    #expect(selected.accessibility.isSelected)
    #expect(selected.zOrder == .selectedStop)
  }

  @Test(arguments: [-1, Double.nan, .infinity]) func refusesOtherZooms(zoom: Double) {
    let error = #expect(throws: DrawingError.self) { try draw(zoom, isSelected: true) }
    #expect(error?.description.contains("map zoom \(zoom)") == true)
  }
}
