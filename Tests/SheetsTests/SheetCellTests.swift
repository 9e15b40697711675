import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing
import Typesetting

/// Cells: their order, places and captions.
@Suite struct SheetCellTests {
  /// All sheets, and for both themes the second panel's rows as well.
  private func forEachRow(
    _ layout: ExpectedLayout, _ choice: SheetSamples.Choice,
    _ body: (
      ExpectedLayout.Row, _ shift: Double, Theme, ArraySlice<SheetExample>, ArraySlice<SheetCell>
    )
      throws -> Void
  ) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let chips = layout.name == "routes" ? 4 : 0
    let count = layout.rows.map(\.captions.count).reduce(chips, +)
    try #require(sheet.examples.count == count * choice.themes.count)
    try #require(sheet.cells.count == count * choice.themes.count)
    for (panel, theme) in choice.themes.enumerated() {
      var next = panel * count + chips
      for row in layout.rows {
        let range = next..<(next + row.captions.count)
        try body(
          row, layout.panelPitch * Double(panel), theme, sheet.examples[range],
          sheet.cells[range])
        next = range.upperBound
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func anchorsStandOnTheGrid(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    try forEachRow(layout, choice) { row, shift, _, examples, _ in
      #expect(examples.map(\.caption) == row.captions)
      for (example, x) in zip(examples, row.centers) {
        let places = [
          (example.enlarged, row.stageCenter), (example.actualSize, row.actualCenter),
        ]
        for (group, y) in places {
          let anchor = try #require(group.anchor)
          #expect(anchor.isClose(to: Point(x, y + shift)), "\(example.caption)")
          #expect(group.isPrecise)
        }
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func enlargedIsTwiceActualSize(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    try forEachRow(layout, choice) { _, _, _, examples, _ in
      for example in examples {
        let large = try #require(example.enlarged.items.inkBox)
        let small = try #require(example.actualSize.items.inkBox)
        #expect(abs(large.width - 2 * small.width) < 1e-6)
        #expect(abs(large.height - 2 * small.height) < 1e-6)
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func captionsStandBelowTheirCells(
    layout: ExpectedLayout, choice: SheetSamples.Choice
  ) throws {
    let finder = try TextFinder(SheetSamples.plain(layout.name, choice))
    try forEachRow(layout, choice) { row, shift, theme, _, _ in
      for (caption, x) in zip(row.captions, row.centers) {
        let found = try finder.places(of: caption, Styles.caption).filter {
          Point($0.center, $0.origin.y).isClose(to: Point(x, row.captionBaseline + shift))
        }
        #expect(found.map(\.hex) == [theme == .light ? "#4A5567" : "#B7C0CC"], "\(caption)")
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func sectionTitlesAndNotes(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let finder = try TextFinder(SheetSamples.plain(layout.name, choice))
    // Within the inset, titles keep its padding.
    let (left, right) = layout.name == "routes" ? (72.0, 1176.0) : (48, 1200)
    try forEachRow(layout, choice) { row, shift, theme, _, _ in
      let baseline = row.titleBaseline + shift
      let titles = try finder.places(of: row.title, Styles.section).filter {
        $0.origin.isClose(to: Point(left, baseline))
      }
      #expect(titles.map(\.hex) == [theme == .light ? "#101A2E" : "#EEF1F6"], "\(row.title)")
      let notes = try finder.places(of: "2× · actual size below", Styles.sectionNote).filter {
        Point($0.end, $0.origin.y).isClose(to: Point(right, baseline))
      }
      #expect(notes.map(\.hex) == [theme == .light ? "#4A5567" : "#B7C0CC"], "\(row.title)")
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func cellsForTheManifest(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    try forEachRow(layout, choice) { row, shift, theme, examples, cells in
      #expect(cells.map(\.caption) == row.captions)
      for ((cell, example), x) in zip(zip(cells, examples), row.centers) {
        let top = row.stageCenter - row.stage / 2 + shift
        let bottom = row.actualCenter + row.actualStage / 2 + shift
        let frame = Rect(x: x - 72, y: top, width: 144, height: bottom - top)
        #expect(cell.frame.isClose(to: frame), "\(cell.name)")
        #expect(cell.ink == example.enlarged.items.inkBox, "\(cell.name)")
        #expect(cell.name.hasPrefix("\(theme.rawValue)/"), "\(cell.name)")
      }
    }
    let names = try SheetSamples.plain(layout.name, choice).cells.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Ink keeps 3 clear of the edges of its stage, enlarged and at actual size.
  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func inkKeepsClearOfItsCell(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    try forEachRow(layout, choice) { row, shift, _, examples, _ in
      for (example, x) in zip(examples, row.centers) {
        for (group, y, height) in [
          (example.enlarged, row.stageCenter, row.stage),
          (example.actualSize, row.actualCenter, row.actualStage),
        ] {
          let stage = Rect(center: Point(x, y + shift), width: 144, height: height)
          let ink = try #require(group.items.inkBox)
          #expect(stage.inset(by: 3).contains(ink), "\(example.caption): \(ink) in \(stage)")
        }
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func captionsKeepSixteenClear(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let typesetter = try SheetSamples.typesetter()
    try forEachRow(layout, choice) { row, _, _, _, _ in
      let spans = try zip(row.captions, row.centers).map { caption, x in
        let half = try typesetter.outline(caption, Styles.caption).advance / 2
        return (x - half, x + half)
      }
      for (left, right) in zip(spans, spans.dropFirst()) {
        #expect(right.0 - left.1 >= 16)
      }
      // The last one may exceed its column, but keeps 16 to the panel's edge too.
      #expect((spans.last?.1 ?? 0) <= 1224 - 16)
    }
  }
}
