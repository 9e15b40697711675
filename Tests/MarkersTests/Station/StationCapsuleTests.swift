import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Spec §2, "Station, z ≥ 15: capsule".
@Suite struct StationCapsuleTests {
  /// Outer widths for 1 to 8 lines.
  static let widths = [34.03, 40.48, 46.93, 53.38, 59.83, 66.28, 72.73, 79.18]

  private func marker(
    _ count: Int, isSelected: Bool = false, _ design: Design? = nil
  ) throws -> Marker {
    let state = StationState(
      lines: Array(MarkerCatalog.lines.prefix(count)), isSelected: isSelected)
    return try MarkerState.station(state).draw(
      design ?? TestDesign.make(icons: TestDesign.boxIcons))
  }

  @Test(arguments: zip(1...8, widths)) func width(count: Int, width: Double) throws {
    let marker = try marker(count)
    let keyline = try marker.layer("keyline")
    #expect(keyline.bounds.isClose(to: .centered(width, 26)))
    #expect(keyline.cornerReach.isClose(to: 13))
    let body = try marker.layer("body")
    #expect(body.bounds.isClose(to: .centered(width - 4, 22)))
    #expect(body.cornerReach.isClose(to: 11))
    #expect(marker.inkBox.map { $0.isClose(to: keyline.bounds) } == true)
  }

  @Test(arguments: zip(1...8, widths)) func bars(count: Int, width: Double) throws {
    let bars = try marker(count).layers("bars")
    #expect(bars.count == count)
    // From the left: keyline 2, the glyph's square 22, the lead −1.76; then 4.95 and a gap of 1.5.
    let first = -width / 2 + 2 + 22 - 1.76
    for (index, bar) in bars.enumerated() {
      let expected = Rect(x: first + 6.45 * Double(index), y: -6.6, width: 4.95, height: 13.2)
      #expect(bar.bounds.isClose(to: expected))
      #expect(bar.cornerReach.isClose(to: 1.98))
    }
    // Trailing padding 4.84, keyline 2.
    let end = try #require(bars.last?.bounds.maxX)
    #expect(end.isClose(to: width / 2 - 6.84))
  }

  @Test(arguments: zip(1...8, widths)) func glyph(count: Int, width: Double) throws {
    let expected = Rect(center: Point(-width / 2 + 2 + 11, 0), side: 16.5)
    #expect(try marker(count).layer("glyph").bounds.isClose(to: expected))
  }

  @Test(arguments: [
    (Theme.light, false, "#FFFFFF", "#EDF0F5", "#101A2E"),
    (.light, true, "#101A2E", "#EDF0F5", "#101A2E"),
    (.dark, false, "#0F141C", "#1D2531", "#EEF1F6"),
    (.dark, true, "#EEF1F6", "#1D2531", "#EEF1F6"),
  ])
  func colors(
    theme: Theme, isSelected: Bool, keyline: String, body: String, glyph: String
  ) throws {
    let marker = try marker(3, isSelected: isSelected, TestDesign.make(theme))
    #expect(marker.layerNames == ["keyline", "body", "glyph", "bars", "bars", "bars"])
    #expect(try marker.layer("keyline").hex == keyline)
    #expect(try marker.layer("body").hex == body)
    #expect(try marker.layer("glyph").hex == glyph)
  }

  @Test(arguments: Theme.allCases) func barsHaveTheDrawnHuesInLineOrder(theme: Theme) throws {
    let expected = LineColorTests.rows.map { theme == .light ? $0.light : $0.dark }
    #expect(try marker(8, TestDesign.make(theme)).layers("bars").map(\.hex) == expected)
  }

  @Test func selectionOnlyScalesAndTurnsTheKeyline() throws {
    let (plain, selected) = (try marker(3), try marker(3, isSelected: true))
    #expect(selected.layerNames == plain.layerNames)
    for (before, after) in zip(plain.items.layers, selected.items.layers) {
      #expect(after.outline == before.outline.applying(.scale(1.12)), "\(after.path)")
      #expect((after.color == before.color) == (after.path != "keyline"), "\(after.path)")
    }
  }
}
