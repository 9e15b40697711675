import DesignTokens
import Markers
import Sheets
import Testing

/// Redlines on cells that are too small for them: an error that says what works, never marks on top
/// of each other.
@Suite struct RedlineRoomTests {
  private func compose(_ zoom: Double, only: String) throws -> Sheet? {
    try SheetSamples.compose(
      "stations",
      SheetRequest(
        themes: [.light], exhibitZoom: zoom, showsRedlines: true, only: CellPattern(only)))
  }

  /// The hairline of 1, scaled by 1.12, is less than a point wide below a zoom of 0.893: no line
  /// of a point can point at it.
  @Test func theErrorNamesCellZoomAndTheLeastThatWorks() throws {
    let error = #expect(throws: DrawingError.self) {
      try compose(0.5, only: "bus-stops/z16-selected")
    }
    #expect(
      error?.description
        == "--exhibit-zoom 0.5: too small for the redlines of 'bus-stops/z16-selected'; "
        + "at least 0.9 works")
    #expect(throws: DrawingError.self) { try compose(0.8, only: "bus-stops/z16-selected") }
    #expect(try compose(0.9, only: "bus-stops/z16-selected") != nil)
  }

  /// What is not shown needs no room.
  @Test func onlyWhatIsShownNeedsRoom() throws {
    #expect(try compose(0.7, only: "< z15 · 1 line") != nil)
  }

  @Test func withoutRedlinesEveryZoomWorks() throws {
    #expect(
      try SheetSamples.compose("stations", SheetRequest(themes: [.light], exhibitZoom: 0.5)) != nil)
  }
}
