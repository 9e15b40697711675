import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// The rows of chips on the sheet of routes.
@Suite struct ChipRowTests {
  private func rows(
    _ choice: SheetSamples.Choice
  ) throws -> [(example: SheetExample, cell: SheetCell, caption: String, y: Double)] {
    let sheet = try SheetSamples.plain("routes", choice)
    try #require(sheet.examples.count == 7 * choice.themes.count)
    return choice.themes.indices.flatMap { panel in
      ExpectedLayout.chipRows.enumerated().map { index, row in
        let cell = panel * 7 + index
        return (
          sheet.examples[cell], sheet.cells[cell], row.0, row.1 + 852 * Double(panel)
        )
      }
    }
  }

  @Test(arguments: SheetSamples.Choice.allCases) func places(choice: SheetSamples.Choice) throws {
    for row in try rows(choice) {
      #expect(row.example.caption == row.caption)
      #expect(row.cell.caption == row.caption)
      let frame = Rect(x: 48, y: row.y - 40, width: 1152, height: 120)
      #expect(row.cell.frame.isClose(to: frame))
      for (group, left, zoom) in [
        (row.example.enlarged, 48.0, 1.5), (row.example.actualSize, 768, 1),
      ] {
        let chips = group.groups("chip")
        let first = try #require(chips.first?.items.inkBox)
        // A selected first chip's halo begins at the left; another chip 4.5 further on.
        let isSelected = chips.first?.groups("halo").isEmpty == false
        #expect(abs(first.minX - left - (isSelected ? 0 : 4.5 * zoom)) < 1e-6)
        for chip in chips {
          let ink = try #require(chip.items.inkBox)
          #expect(abs(ink.center.y - row.y) < 1e-6)
          #expect(chip.isPrecise)
          let height = chip.groups("halo").isEmpty ? 28.0 : 37
          #expect(abs(ink.height - height * zoom) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: SheetSamples.Choice.allCases)
  func oneIsSelectedInEachRow(choice: SheetSamples.Choice) throws {
    for row in try rows(choice) {
      let selected = row.example.enlarged.groups("chip").map { !$0.groups("halo").isEmpty }
      let expected = ["All selected": 0, "Brown selected": 3, "22 selected": 1, "Single route": 0]
      #expect(selected.indices.filter { selected[$0] } == [expected[row.caption]])
      let count = ["All selected": 9, "Brown selected": 9, "22 selected": 3, "Single route": 1]
      #expect(selected.count == count[row.caption])
    }
  }

  @Test(arguments: SheetSamples.Choice.allCases) func texts(choice: SheetSamples.Choice) throws {
    let finder = try TextFinder(SheetSamples.plain("routes", choice))
    for row in try rows(choice) {
      let captions = try finder.places(of: row.caption, Styles.caption).filter {
        $0.origin.isClose(to: Point(48, row.y + 56))
      }
      #expect(captions.count == 1, "\(row.caption)")
    }
    let titles = try finder.places(of: "Route chips", Styles.section)
    #expect(titles.count == choice.themes.count)
    #expect(titles.first?.origin.isClose(to: Point(48, 152)) == true)
    let notes = try finder.places(of: "1.5× · actual size at right", Styles.sectionNote)
    #expect(notes.count == choice.themes.count)
    let note = try #require(notes.first)
    #expect(Point(note.end, note.origin.y).isClose(to: Point(1200, 152)))
  }

  /// Rows keep to the panel, with 3 clear, and the two sizes of a row keep apart.
  @Test(arguments: SheetSamples.Choice.allCases) func clearances(choice: SheetSamples.Choice) throws
  {
    for row in try rows(choice) {
      let large = try #require(row.example.enlarged.items.inkBox)
      let small = try #require(row.example.actualSize.items.inkBox)
      #expect(small.minX - large.maxX >= 24)
      #expect(small.maxX <= 1200)
      // Above, the row before; below, the caption's block.
      #expect(large.minY >= row.y - 40 + 3)
      #expect(large.maxY <= row.y + 40 - 3)
    }
  }
}
