import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// Nothing on the sheet leaves its cell or its panel, and no cell meets another.
@Suite struct ComponentsLayoutTests {
  /// Cells that are no part of another.
  private func blocks(_ sheet: Sheet) -> [SheetCell] { sheet.cells.filter { $0.ink != nil } }

  static let requests: [Double] = [0.5, 1, 2, 3, 8]

  @Test(arguments: Theme.allCases, requests)
  func inkKeepsToItsCell(theme: Theme, zoom: Double) throws {
    let sheet = try ComponentsSample.sheet(
      SheetRequest(themes: [theme], exhibitZoom: zoom))
    let panel = Rect(
      x: 48, y: 112, width: sheet.list.size.width - 96, height: sheet.list.size.height)
    #expect(blocks(sheet).count > 80)
    for cell in blocks(sheet) {
      let ink = try #require(cell.ink)
      #expect(cell.frame.inset(by: -1e-6).contains(ink), "\(cell.name): \(ink) in \(cell.frame)")
      #expect(panel.contains(cell.frame), "\(cell.name)")
    }
  }

  @Test(arguments: Theme.allCases) func cellsKeepApart(theme: Theme) throws {
    let cells = blocks(try ComponentsSample.sheet(theme))
    for (index, cell) in cells.enumerated() {
      for other in cells[..<index] {
        #expect(cell.frame.gap(to: other.frame) >= -1e-6, "\(cell.name), \(other.name)")
      }
    }
    #expect(Set(cells.map(\.name)).count == cells.count)
  }

  /// 16 between captions that stand side by side.
  @Test func captionsKeepApart() throws {
    let typesetter = try SheetSamples.typesetter()
    let cells = blocks(try ComponentsSample.sheet(.light)).filter { !$0.caption.isEmpty }
    for (left, right) in zip(cells, cells.dropFirst()) where left.frame.y == right.frame.y {
      let reach = try [left, right].map {
        try typesetter.outline($0.caption, Styles.caption).advance / 2
      }
      let gap = right.frame.center.x - left.frame.center.x - reach[0] - reach[1]
      #expect(gap >= 16, "\(left.caption), \(right.caption): \(gap)")
    }
  }

  /// Labels of dimension lines keep clear of each other, whatever the zoom.
  @Test(arguments: [0.5, 1, 2, 4]) func measuresKeepApart(zoom: Double) throws {
    let sheet = try ComponentsSample.sheet(
      SheetRequest(themes: [.light], exhibitZoom: zoom))
    let measures = [
      "22 square", "1.76 lead", "1.5 gap", "4.95 bar", "13.2 bar", "4.84 trailing", "22",
      "16.5", "3.25 inset", "44", "6 gap", "4.5 halo", "1.25 cut off",
    ]
    let finder = try TextFinder(fills: sheet.allFills)
    let boxes = try measures.flatMap { text in
      try finder.places(of: text, Styles.sectionNote).map {
        Rect(x: $0.origin.x, y: $0.origin.y - 8, width: $0.advance, height: 10)
      }
    }
    #expect(boxes.count >= 16)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] { #expect(box.gap(to: other) >= 2, "\(box), \(other)") }
    }
  }

  @Test func aPanelEachOnOneSheet() throws {
    let both = try ComponentsSample.sheet(SheetRequest(themes: [.light, .dark]))
    let light = try ComponentsSample.sheet(.light)
    #expect(both.cells.count == 2 * light.cells.count)
    #expect(both.list.size.width == 1248)
  }

  /// Swatches show every colour: a legend below would say it twice. A part alone has its legend.
  @Test func aLegendOnlyBelowAPart() throws {
    #expect(try ComponentsSample.sheet(.light).groups("line.red.hue").isEmpty)
    let part = try ComponentsSample.sheet(
      SheetRequest(themes: [.light], only: CellPattern("linebarview/1")))
    #expect(part.groups("line.red.hue").count == 1)
  }

  @Test func onlyAPart() throws {
    let sheet = try ComponentsSample.sheet(
      SheetRequest(themes: [.dark], only: CellPattern("linebarview")))
    #expect(
      blocks(sheet).map(\.name)
        == ["measures", "1", "3", "8"].map { "dark/linebarview/\($0)" })
  }
}
