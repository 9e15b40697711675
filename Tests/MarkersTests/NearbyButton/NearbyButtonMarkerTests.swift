import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Spec §2, Nearby mode button.
@Suite struct NearbyButtonMarkerTests {
  private func draw(
    _ mode: NearbyMode, _ theme: Theme = .light, icons: [IconFile] = []
  ) throws -> Marker {
    try MarkerState.nearbyButton(mode).draw(TestDesign.make(theme, icons: icons))
  }

  @Test(arguments: NearbyMode.allCases) func disc(mode: NearbyMode) throws {
    let marker = try draw(mode)
    #expect(marker.layerNames == ["hairline", "body", "glyph"])
    for (name, side) in [("hairline", 44.0), ("body", 42)] {
      let layer = try marker.layer(name)
      #expect(layer.bounds.isClose(to: .centered(side, side)))
      #expect(layer.cornerReach.isClose(to: side / 2))
    }
  }

  @Test(arguments: [
    (NearbyMode.both, 41.4, 19.2), (.trains, 35.2, 35.2), (.buses, 35.2, 35.2),
  ])
  func glyphBox(mode: NearbyMode, width: Double, height: Double) throws {
    let glyph = try draw(mode, icons: TestDesign.boxIcons).layer("glyph")
    #expect(glyph.bounds.isClose(to: .centered(width, height)))
  }

  /// Two boxes of 19.2 with 3 between them have their centres 11.1 from the middle.
  @Test func thePairIsTrainAndBusThreeApart() throws {
    let design = try TestDesign.make()
    let parts = try draw(.both).layer("glyph").outline.subpaths
    for (icon, x, side) in [("train", -11.1, -1.0), ("bus", 11.1, 1)] {
      let expected = try design.icon(icon).path(height: 19.2, center: Point(x, 0))
      let found = parts.filter { ($0.bounds?.center.x ?? 0) * side > 0 }
      #expect(found.count == expected.subpaths.count, "\(icon)")
      let bounds = found.reduce(Path()) { path, part in
        var path = path
        path.append(part)
        return path
      }.bounds
      let wanted = try #require(expected.bounds)
      #expect(bounds?.isClose(to: wanted, within: 1e-6) == true, "\(icon)")
    }
  }

  @Test(arguments: NearbyMode.allCases) func glyphsClearTheEdge(mode: NearbyMode) throws {
    for point in try draw(mode).layer("glyph").outline.samples() {
      #expect(point.length < 21)
    }
  }

  /// The hairline is Ink at 14 % over Paper: 255 − 0.14 · (255 − 16) = 221.5 and so on.
  @Test(arguments: [
    (Theme.light, ["#DEDFE2", "#FFFFFF", "#0B5CD5"]),
    (.dark, ["#2E333B", "#0F141C", "#6AA5FF"]),
  ])
  func colors(theme: Theme, colors: [String]) throws {
    for mode in NearbyMode.allCases {
      #expect(try draw(mode, theme).items.layers.map(\.hex) == colors)
    }
  }

  @Test(arguments: [
    (NearbyMode.both, "Trains and buses"), (.trains, "Trains"), (.buses, "Buses"),
  ])
  func accessibilityAndTarget(mode: NearbyMode, value: String) throws {
    let marker = try draw(mode)
    #expect(
      marker.accessibility
        == AccessibilityRow(
          role: "button", label: "Nearby mode", value: value, hint: nil, isSelected: false))
    let frame = try #require(marker.hitFrame)
    #expect(frame.isClose(to: .centered(44, 44)))
    #expect(marker.zOrder == nil)
  }

  @Test func theMenusOrder() {
    #expect(NearbyMode.allCases.map(\.name) == ["Trains and buses", "Trains", "Buses"])
  }
}
