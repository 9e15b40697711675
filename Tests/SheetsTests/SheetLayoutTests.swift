import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// Sizes, headers, panels and footers.
@Suite struct SheetLayoutTests {
  @Test func theThreeSheetsInOrder() {
    #expect(SheetDefinition.standard.map(\.name) == ["stations", "vehicles", "routes"])
    #expect(
      SheetDefinition.standard.map(\.title) == ["Stations and stops", "Vehicles", "Route options"])
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func size(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let height = choice == .both ? layout.bothHeight : layout.height
    #expect(sheet.list.size == Size(1248, height))
    #expect(sheet.name == layout.name)
    #expect(sheet.theme == choice.rawValue)
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func pageIsPaper(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let page = try #require(sheet.looseFills.first)
    let whole = Rect(x: 0, y: 0, width: sheet.list.size.width, height: sheet.list.size.height)
    #expect(page.path.bounds == whole)
    #expect(page.color.hex == (choice == .dark ? "#0F141C" : "#FFFFFF"))
    #expect(sheet.items.inkBox == whole)
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func header(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let finder = try TextFinder(SheetSamples.plain(layout.name, choice))
    let (ink, caption) =
      choice == .dark ? ("#EEF1F6", "#B7C0CC") : ("#101A2E", "#4A5567")
    let title = try #require(try finder.places(of: layout.title, Styles.title).only)
    #expect(title.origin.isClose(to: Point(48, 66)))
    #expect(title.hex == ink)
    let themes =
      ["light": "Light", "dark": "Dark", "both": "Light and dark"][choice.rawValue] ?? ""
    let zooms = layout.name == "routes" ? "chips 1.5×, button 2×" : "examples at 2×"
    let subtitle = try #require(
      try finder.places(of: "\(themes) · \(zooms) · values in points", Styles.subtitle).only)
    #expect(subtitle.origin.isClose(to: Point(48, 88)))
    #expect(subtitle.hex == caption)
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func panels(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    for (index, theme) in choice.themes.enumerated() {
      let frame = Rect(
        x: 24, y: 112 + layout.panelPitch * Double(index), width: 1200,
        height: layout.panelBottom - 112)
      let fills = sheet.looseFills.filter { $0.path.bounds?.isClose(to: frame) == true }
      let (paper, ground, ink) =
        theme == .light ? ("#FFFFFF", "#D9DFE6", "#101A2E") : ("#0F141C", "#2F3946", "#EEF1F6")
      if layout.name == "routes" {
        // Paper, and a line of 1 point inside its edge.
        #expect(fills.map(\.color.hex) == [paper, ink])
        #expect(fills.last?.color.opacity == 0.14)
      } else {
        #expect(fills.map(\.color.hex) == [ground])
      }
    }
  }

  @Test(arguments: SheetSamples.Choice.allCases)
  func nearbyStandsOnAnInset(choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain("routes", choice)
    for (index, theme) in choice.themes.enumerated() {
      let frame = Rect(x: 48, y: 648 + 852 * Double(index), width: 1152, height: 268)
      let fills = sheet.looseFills.filter { $0.path.bounds?.isClose(to: frame) == true }
      #expect(fills.map(\.color.hex) == [theme == .light ? "#D9DFE6" : "#2F3946"])
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func note(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    guard let note = layout.note else { return }
    let finder = try TextFinder(SheetSamples.plain(layout.name, choice))
    let place = try #require(try finder.places(of: note, Styles.note).only)
    let bottom = layout.panelBottom + (choice == .both ? layout.panelPitch : 0)
    // 24 below the panel; the baseline 13 below the block's top.
    #expect(place.origin.isClose(to: Point(48, bottom + 37)))
  }

  /// Pack and token version, then what the picture is: no date, and no version of the tool.
  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func footer(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let finder = try TextFinder(sheet)
    let baseline = sheet.list.size.height - 24
    let left = try #require(
      try finder.places(of: "chitransit · tokens 1.0.0", Styles.footer).only)
    #expect(left.origin.isClose(to: Point(48, baseline)))
    let right = try #require(
      try finder.places(of: "\(layout.name) · \(choice.rawValue) · 2×", Styles.footer).only)
    #expect(Point(right.end, right.origin.y).isClose(to: Point(1200, baseline)))
    let low = sheet.looseFills.filter { ($0.path.bounds?.minY ?? 0) > baseline - 16 }
    #expect(low.count == 2)
  }

  @Test func picturesWithoutPixelsStateNoScale() throws {
    let request = SheetRequest(themes: [.light])
    let sheet = try #require(try SheetSamples.compose("stations", request, scale: nil))
    #expect(try TextFinder(sheet).places(of: "stations · light", Styles.footer).count == 1)
  }

  @Test(arguments: SheetSamples.names) func theSameRequestGivesTheSamePicture(
    name: String
  ) throws {
    let again = try SheetSamples.compose(name, SheetRequest(themes: [.light, .dark]))
    let first = try SheetSamples.plain(name, .both)
    #expect(again?.list == first.list)
    #expect(again?.cells == first.cells)
  }

  @Test func noThemeGivesNoSheet() throws {
    #expect(try SheetSamples.compose("stations", SheetRequest(themes: [])) == nil)
  }
}

extension Array {
  /// The element of an array of one.
  var only: Element? { count == 1 ? self[0] : nil }
}
