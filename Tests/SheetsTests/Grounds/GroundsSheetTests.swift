import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

@testable import Sheets

@Suite struct GroundsSheetTests {
  /// Worked out from the tokens' hexes with WCAG 2's formula, apart from this code: keyline on ground
  /// (the nearest of its colours), then on what is inside it.
  static let expected: [(Theme, MapGround, String, String, String?)] = [
    // Paper on Ground; Paper on Card 2.
    (.light, .plain, "station/3-lines", "1.34", "1.14"),
    (.dark, .plain, "station/3-lines", "1.57", "1.19"),
    // Ink on Ground; Ink on Red.
    (.light, .plain, "train/red-no-heading-selected", "12.94", "2.89"),
    (.dark, .plain, "train/red-no-heading-selected", "10.33", "5.30"),
    // Brand on Ground; no keyline.
    (.light, .plain, "bus-stop/z14", "4.46", nil),
    (.dark, .plain, "bus-stop/z14", "4.70", nil),
    // White on white streets; Paper on land; Paper on Brand.
    (.light, .streets, "bus-stop/z16", "1.00", "5.98"),
    (.dark, .streets, "bus-stop/z16", "1.29", "7.42"),
    // Ink on water, on avenues in dark; Ink on the hairline.
    (.light, .waterAndPark, "bus/no-tag-no-heading-selected", "10.96", "17.36"),
    (.dark, .waterAndPark, "bus/no-tag-no-heading-selected", "6.74", "16.31"),
    // The tag's Brand on water; Brand on Paper.
    (.light, .waterAndPark, "bus/22-no-heading/tag", "3.78", "5.98"),
  ]

  private func strip(_ ground: SheetRequest.Ground, _ design: Design) throws -> GroundStrip {
    GroundStrip(
      ground: ground, surface: try ground.surface(design), isHeaded: true, column: 96, zoom: 1)
  }

  private func contrast(
    _ name: String, _ ground: SheetRequest.Ground, _ design: Design
  ) throws -> EdgeContrast {
    let exhibit = try #require(GroundExhibit.all.first { $0.name == name })
    let marker = try #require(exhibit.state).draw(design)
    return try #require(
      GroundCard(exhibit, marker, on: strip(ground, design), column: 0).contrast)
  }

  @Test(arguments: expected)
  func contrasts(
    theme: Theme, ground: MapGround, name: String, onGround: String, onFill: String?
  ) throws {
    let found = try contrast(name, .map(ground), SheetSamples.design(theme))
    #expect(found.ground?.ratio.text == onGround)
    #expect(found.fill?.ratio.text == onFill)
  }

  /// A user's picture, all of one colour: #777777 has 4.478 on white.
  @Test func aPictureOfOnesOwn() throws {
    let picture = Bitmap(width: 3, height: 1, pixels: [0xFF77_7777, 0xFF77_7777, 0xFF77_7777])
    let design = try SheetSamples.design(.light)
    for exhibit in GroundExhibit.all {
      let found = try contrast(exhibit.name, .picture(picture), design)
      #expect(found.ground?.second.hex == "#777777")
      if found.ground?.first.hex == "#FFFFFF" { #expect(found.ground?.ratio.text == "4.47") }
    }
  }

  @Test func everyExhibitIsInTheCatalogue() {
    #expect(GroundExhibit.all.allSatisfy { $0.state != nil })
    #expect(Set(GroundExhibit.all.map(\.name)).count == 12)
    #expect(Set(GroundExhibit.all.map(\.title)).count == 12)
  }

  @Test(arguments: Theme.allCases) func everyMarkerOnEveryGround(theme: Theme) throws {
    let sheet = try #require(
      try SheetSamples.compose("grounds", SheetRequest(themes: [theme])))
    #expect(sheet.cells.count == 4 * 12)
    let grounds = ["plain", "streets", "water-and-park", "aerial"]
    for (index, cell) in sheet.cells.enumerated() {
      let exhibit = GroundExhibit.all[index % 12]
      #expect(cell.name == "\(theme.rawValue)/\(grounds[index / 12])/\(exhibit.name)")
      #expect(cell.frame.width == 96)
    }
  }

  /// A flag at every ratio below 3, and at no other; the limit is said in words beside it.
  @Test(arguments: Theme.allCases) func lowRatiosAreFlagged(theme: Theme) throws {
    let design = try SheetSamples.design(theme)
    let sheet = try #require(
      try SheetSamples.compose("grounds", SheetRequest(themes: [theme])))
    let cards = Self.cards(sheet)
    #expect(cards.count == 48)
    for (index, card) in cards.enumerated() {
      let ground = SheetRequest.Ground.map(MapGround.allCases[index / 12])
      let exhibit = GroundExhibit.all[index % 12]
      let marker = try #require(exhibit.state).draw(design)
      let made = GroundCard(
        exhibit, marker, on: try strip(ground, design), column: index % 12)
      let low = try #require(made.contrast).pairs.count { $0.ratio.hundredths < 300 }
      #expect(card.groups("below 3:1").count == low, "\(exhibit.title)")
      #expect(try texts("< 3", in: card) == low, "\(exhibit.title)")
    }
  }

  /// The cards' groups, in order.
  private static func cards(_ sheet: Sheet) -> [DisplayGroup] {
    sheet.items.compactMap { item in
      if case .group(let group) = item, !group.groups("ground").isEmpty { group } else { nil }
    }
  }

  private func texts(_ text: String, in card: DisplayGroup) throws -> Int {
    let outline = try SheetSamples.typesetter().outline(text, Styles.tokenValue).path
    return card.items.count { item in
      guard case .fill(let path, _, _) = item, let box = path.bounds, let own = outline.bounds
      else { return false }
      return path.elements.count == outline.elements.count
        && abs(box.width - own.width) < 1e-6 && abs(box.height - own.height) < 1e-6
    }
  }

  /// Ink keeps clear of its piece of the map and of its neighbours at any zoom; text keeps to its
  /// column.
  @Test(arguments: [(0.5, Theme.light), (2, .light), (2, .dark), (8, .dark)])
  func nothingIsCutOff(zoom: Double, theme: Theme) throws {
    let sheet = try #require(
      try SheetSamples.compose("grounds", SheetRequest(themes: [theme], exhibitZoom: zoom)))
    for (cell, card) in zip(sheet.cells, Self.cards(sheet)) {
      let ground = try #require(card.groups("ground").first?.items.inkBox)
      let ink = try #require(card.groups("marker").first?.items.inkBox)
      #expect(ground.inset(by: 5.99).contains(ink), "\(cell.name)")
      let all = try #require(card.items.inkBox)
      #expect(cell.frame.inset(by: -1e-6).contains(all), "\(cell.name): \(all) in \(cell.frame)")
    }
    for (index, cell) in sheet.cells.enumerated() {
      for other in sheet.cells[..<index] {
        #expect(cell.frame.gap(to: other.frame) > -1e-6, "\(cell.name) and \(other.name)")
      }
    }
  }

  @Test func aGivenGroundStandsBelowTheOthers() throws {
    func titles(_ ground: SheetRequest.Ground?) throws -> [String] {
      try GroundsSheet.sections(
        SheetRequest(themes: [.light], ground: ground), SheetSamples.design(.light)
      ).map(\.title)
    }
    let builtIn = ["Plain", "Streets", "Water and park", "Aerial"]
    #expect(try titles(nil) == builtIn)
    #expect(try titles(.map(.streets)) == builtIn)
    let grey = Color(red: 0x77, green: 0x77, blue: 0x77)
    #expect(try titles(.color(grey)) == builtIn + ["Colour #777777"])
    #expect(try titles(.picture(Bitmap(width: 1, height: 1))) == builtIn + ["Picture"])
  }

  /// Names stand above the first strip that is shown.
  @Test func namesStandOnce() throws {
    for only in [nil, CellPattern("aerial/*"), CellPattern("dot")] {
      let request = SheetRequest(themes: [.light], only: only)
      let sheet = try #require(try SheetSamples.compose("grounds", request))
      let heights = Set(sheet.cells.map(\.frame.height))
      #expect(sheet.cells[0].frame.height == 36 + 64 + 37)
      #expect(heights.count == (only?.text == "aerial/*" ? 1 : 2))
    }
  }
}
