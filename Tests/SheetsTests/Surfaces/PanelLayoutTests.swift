import DesignTokens
import Geometry
import Markers
import Sheets
import Testing

/// Where the panel stands on a screen of 393 × 852 with 59 above and 34 below its safe area, after
/// 001 (Core sheet) and 003 (Map panel anchors).
@Suite struct PanelLayoutTests {
  private func layout(
    _ page: PanelPage, _ detent: PanelDetent, overlay: String? = nil
  ) throws -> PanelLayout {
    let design = try SheetSamples.design(.light, overlays: [overlay].compactMap(\.self))
    return try PanelLayout(page, detent, PhoneScreen(design), design)
  }

  // The safe area ends at 852 − 34 = 818 and is 852 − 59 − 34 = 759 high.
  @Test(arguments: [
    // 818 − 180.
    (PanelPage.home, PanelDetent.tip, 638.0), (.stopDetail, .tip, 638),
    // 818 − 120.
    (.nearby, .tip, 698),
    // 818 − 0.5 · 759.
    (.home, .half, 438.5), (.nearby, .half, 438.5), (.stopDetail, .half, 438.5),
    // 59 + 4.
    (.home, .full, 63), (.nearby, .full, 63), (.stopDetail, .full, 63), (.search, .full, 63),
  ])
  func topOfThePanel(page: PanelPage, detent: PanelDetent, top: Double) throws {
    let frame = try layout(page, detent).frame
    // 6 from the sides and the bottom: 393 − 12 wide, down to 846.
    #expect(frame == Rect(x: 6, y: top, width: 381, height: 846 - top))
  }

  @Test func searchIsFullOnly() {
    #expect(PanelPage.search.detents == [.full])
    for page in [PanelPage.home, .nearby, .stopDetail] {
      #expect(page.detents == [.tip, .half, .full])
    }
  }

  @Test func tabsAreThoseOfTheAppAsBuilt() {
    #expect(PanelPage.tabs == ["Home", "Nearby", "Search"])
    #expect(PanelPage.stopDetail.tab == "Home")
  }

  @Test func detentsAreReadOut() {
    #expect(PanelDetent.allCases.map(\.value) == ["Collapsed", "Half", "Expanded"])
  }

  @Test(arguments: [PanelPage.home, .nearby, .stopDetail], PanelDetent.allCases)
  func targetsAre44AndWithinThePanel(page: PanelPage, detent: PanelDetent) throws {
    let design = try SheetSamples.design(.light)
    let layout = try layout(page, detent)
    let top = layout.frame.minY
    // 393 / 2 = 196.5 is the middle.
    #expect(try layout.grabber(design) == Rect(x: 176.5, y: top + 6, width: 40, height: 5))
    let grabber = try layout.grabberTarget(design)
    #expect(grabber == Rect(x: 174.5, y: top, width: 44, height: 44))
    let button = try layout.buttonTarget(design)
    // The disc of 30 ends 16 from the panel's right edge, 387: its middle is at 356.
    #expect(button == Rect(x: 334, y: top + 20, width: 44, height: 44))
    #expect(layout.frame.contains(grabber) && layout.frame.contains(button))
    #expect(grabber.gap(to: button) >= 0)
    #expect(layout.frame.contains(layout.head) && layout.frame.contains(layout.content))
  }

  @Test(arguments: [
    (
      #"{"panel":{"tip":{"$type":"dimension","$value":{"value":900,"unit":"px"}}}}"#,
      "the panel’s top at its tip -82: 0 to 846"
    ),
    (
      #"{"panel":{"margin":{"$type":"dimension","$value":{"value":220,"unit":"px"}}}}"#,
      "the panel’s top at its tip 638: 0 to 632"
    ),
    (
      #"{"device":{"safe-top":{"$type":"dimension","$value":{"value":820,"unit":"px"}}}}"#,
      "device.safe-top and device.safe-bottom, together 854: less than device.height, 852"
    ),
  ])
  func numbersThatLeaveNoPanelAreRefused(overlay: String, message: String) throws {
    let error = #expect(throws: DrawingError.self) { try layout(.home, .tip, overlay: overlay) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "none")")
  }
}
