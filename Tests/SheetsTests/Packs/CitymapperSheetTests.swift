import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing

/// The sheet of the second pack.
@Suite struct CitymapperSheetTests {
  private func compose(_ request: SheetRequest) throws -> Sheet? {
    try CitymapperSamples.compose("citymapper", request)
  }

  @Test(arguments: Theme.allCases) func everythingIsOnIt(theme: Theme) throws {
    let sheet = try #require(try compose(SheetRequest(themes: [theme])))
    let names = sheet.cells.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.hasPrefix("\(theme.rawValue)/") })
    let counts = [
      ("colours/swatches/", 25), ("type/styles/", 14), ("mode-chips/", 8), ("leg-strips/", 3),
      ("route-cards/", 6), ("origin-and-destination-go/", 2), ("tabs/", 4), ("departures/", 3),
      ("trip-header/", 3), ("symbols/symbols/", 18), ("motion/", 6), ("findings/", 1),
    ]
    for (part, count) in counts {
      #expect(names.count { $0.hasPrefix("\(theme.rawValue)/\(part)") } == count, "\(part)")
    }
  }

  /// Ink keeps to its cell, and cells keep out of each other's way.
  @Test(arguments: Theme.allCases) func nothingOverlaps(theme: Theme) throws {
    let sheet = try #require(try compose(SheetRequest(themes: [theme])))
    let blocks = sheet.cells.filter { $0.ink != nil }
    for cell in blocks {
      let ink = try #require(cell.ink)
      #expect(cell.frame.inset(by: -1).contains(ink), "\(cell.name)")
    }
    for (index, cell) in blocks.enumerated() {
      for other in blocks[..<index] {
        #expect(cell.frame.gap(to: other.frame) > -1e-6, "\(cell.name), \(other.name)")
      }
    }
    let page = Rect(x: 0, y: 0, width: sheet.list.size.width, height: sheet.list.size.height)
    #expect(sheet.list.items.inkBox.map(page.contains) == true)
  }

  @Test func bothThemesStandOnOnePage() throws {
    let sheet = try #require(try compose(SheetRequest(themes: [.light, .dark])))
    #expect(sheet.cells.contains { $0.name == "light/route-cards/best" })
    #expect(sheet.cells.contains { $0.name == "dark/route-cards/best" })
  }

  @Test func someCellsAlone() throws {
    let request = SheetRequest(themes: [.light], only: CellPattern("mode-chips"))
    #expect(try compose(request)?.cells.count == 8)
    #expect(try compose(SheetRequest(themes: [.light], only: CellPattern("zzz"))) == nil)
  }

  @Test(arguments: [0.5, 8]) func anyZoomIsDrawn(zoom: Double) throws {
    #expect(try compose(SheetRequest(themes: [.dark], exhibitZoom: zoom)) != nil)
  }
}
