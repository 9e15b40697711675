import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

@testable import Sheets

/// Redlines on sheets: what they show, and what goes with other options.
@Suite struct RedlineSheetTests {
  private func sheet(
    _ name: String, zoom: Double = 2, hitAreas: Bool = true, grid: Bool = false,
    only: String? = nil
  ) throws -> Sheet {
    let request = SheetRequest(
      themes: [.light], exhibitZoom: zoom, showsGrid: grid, showsHitAreas: hitAreas,
      showsRedlines: true, only: only.flatMap(CellPattern.init))
    return try #require(try SheetSamples.compose(name, request))
  }

  @Test func theListOfABusStop() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("stations"), zoom: 2, SheetSamples.design(.light),
      only: "bus-stops/z16-selected")
    #expect(
      try #require(examples.only).rows == [
        "a | 20 | bus-stop.side", "b | r 5 | bus-stop.radius", "c | 2 | keyline.width",
        "d | 1 | hairline.width", "e | 14 | 20 − 2 · keyline.width − 2 · hairline.width",
        "f | r 2 | 5 − keyline.width − hairline.width", "g | 10.4 | 20 · bus-stop.glyph-ratio",
        "hit | 44 × 44 | hit-area.side", "× | 1.12 | stop.selected-scale",
      ])
  }

  /// Long formulas break before a sign; what is measured twice has one letter.
  @Test func theListOfAStation() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("stations"), zoom: 2, SheetSamples.design(.light),
      only: "stations/3-lines")
    let rows = try #require(examples.first).rows
    #expect(
      rows.first
        == "a | 46.93 | 22 − 1.76 + 3 · 4.95 + 2 · 1.5 + 4.84 / + 2 · keyline.width")
    #expect(rows.last == "hit | 46.93 × 44 | 46.93 × hit-area.side")
    #expect(examples.first?.block.layout.marks.count { $0.key == "c" } == 2)
    #expect(rows.count { $0.contains("station.capsule.height") } == 1)
  }

  /// Marks stand where the drawing is: ticks at the ends of what is measured, enlarged and, where
  /// it is selected, scaled.
  @Test func ticksStandAtTheEnds() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("stations"), zoom: 2, SheetSamples.design(.light),
      only: "stations/1-line-selected")
    let example = try #require(examples.only)
    let width = try #require(example.block.layout.marks.first { $0.key == "a" })
    // 34.03 · 1.12 · 2 = 76.2272, about the anchor.
    let ends = width.ticks.map(\.center.x).sorted()
    #expect(ends.count == 2)
    #expect(abs(ends[0] + 38.1136) < 1e-6 && abs(ends[1] - 38.1136) < 1e-6)
    #expect(example.drawing.hitFrame == Rect(center: .zero, side: 88))
  }

  @Test func everyExampleStaysAndKeepsItsName() throws {
    for name in SheetSamples.names {
      let plain = try SheetSamples.plain(name, .light)
      let redlined = try sheet(name)
      #expect(redlined.cells.map(\.name) == plain.cells.map(\.name))
      #expect(redlined.cells.map(\.caption) == plain.cells.map(\.caption))
      #expect(redlined.cells.map(\.accessibility) == plain.cells.map(\.accessibility))
      #expect(redlined.cells.map(\.zOrder) == plain.cells.map(\.zOrder))
      #expect(redlined.name == name)
    }
  }

  /// A table has no room for marks: its drawings stand one by one, as redlines need it, under the
  /// names that they have in the table. Chips lie on Paper, which this sheet is not.
  @Test func theMatrixStandsOneByOne() throws {
    let (plain, redlined) = (
      try #require(try SheetSamples.compose("matrix", SheetRequest(themes: [.light]))),
      try sheet("matrix")
    )
    let isDrawn = { (cell: SheetCell) in
      cell.name.hasPrefix("light/by-map-zoom-selection-and-age/table/")
        && !cell.name.contains("-chip/") && !cell.caption.contains(": ")
    }
    let drawn = plain.cells.filter(isDrawn)
    #expect(drawn.count > 15)
    let measured = redlined.cells.filter { $0.name.hasPrefix("light/by-map-zoom") }
    #expect(measured.map(\.name) == drawn.map(\.name))
    #expect(measured.map(\.caption) == drawn.map(\.caption))
    let examples = try RedlineSamples.examples(
      SheetSamples.find("matrix"), zoom: 2, SheetSamples.design(.light), only: "/bus-stop/z16")
    #expect(examples.only?.rows.first == "a | 20 | bus-stop.side")
  }

  /// The subtitle says it only where there is something measured.
  @Test(arguments: [
    ("stations", "Light · examples at 2× · redlines · values in points"),
    ("matrix", "Light · every kind in every state · redlines · values in points"),
    ("map-scene", "Light · zoom 12 to 17 · values in points"),
    ("vision", "Light · normal, protan, deutan, tritan, grey scale"),
  ])
  func theSubtitleSaysWhatIsThere(name: String, subtitle: String) throws {
    let finder = try TextFinder(sheet(name).list.items)
    #expect(try finder.places(of: subtitle, SheetText.subtitle).count == 1)
  }

  @Test func onlyLeavesTheOthersOut() throws {
    #expect(try sheet("routes", only: "22").cells.map(\.caption) == ["22 selected"])
    #expect(try sheet("routes", only: "nearby").cells.map(\.caption).count == 3)
    #expect(
      try sheet("stations", only: "z14").cells.map(\.caption)
        == ["z14–16", "z14–16 · selected", "< z14 · selected"])
    let none = SheetRequest(
      themes: [.light], showsRedlines: true, only: CellPattern("monorail"))
    #expect(try SheetSamples.compose("stations", none) == nil)
  }

  @Test func hitFramesCanBeLeftOut() throws {
    #expect(try sheet("stations").groups("hit area").count == 12)
    #expect(try sheet("stations", hitAreas: false).groups("hit area").isEmpty)
    #expect(try sheet("vehicles", only: "trains/").groups("hit area").isEmpty)
    // A row's is that of its selected chip; the button has its own.
    #expect(try sheet("routes").groups("hit area").count == 7)
    let examples = try RedlineSamples.examples(
      SheetSamples.find("routes"), zoom: 2, SheetSamples.design(.light), only: "brown")
    // Brown is the fourth chip: 4.5 + 44 + 3 · 6 + 2 · 28 + 14 = 136.5, at 1.5×.
    let frame = try #require(examples.only?.drawing.hitFrame)
    #expect(frame.isClose(to: Rect(center: Point(136.5 * 1.5, 0), side: 66)))
  }

  @Test func aGridLiesOverIt() throws {
    let plain = try sheet("stations")
    let grid = try sheet("stations", grid: true)
    #expect(plain.groups("grid").isEmpty && grid.groups("grid").count == 1)
    #expect(grid.list.size == plain.list.size)
  }

  /// The legend holds the examples' colours, not the redlines'.
  @Test func theLegendIsTheExamples() throws {
    #expect(try sheet("stations").groups("redline").isEmpty)
    #expect(try sheet("stations").groups("brand").count == 1)
  }

  @Test func filesHaveTheirOwnNames() {
    let request = SheetRequest(themes: [.light, .dark], showsRedlines: true)
    #expect(request.fileName(of: "stations") == "stations-redlines-both")
    #expect(SheetRequest(themes: [.dark]).fileName(of: "routes") == "routes-dark")
  }

  /// Without measures an example is as on the sheet without redlines: no marks, no list, its own
  /// dimension lines; with some, these make room for the redlines.
  @Test func aBlockWithoutMeasuresIsLeftAsItIs() throws {
    let design = try SheetSamples.design(.light)
    let brand = try design.color("brand")
    let fill = { (rect: Rect) in DisplayItem.fill(.rectangle(rect), brand, .nonzero) }
    var drawing = BlockDrawing(
      [fill(Rect(x: 10, y: 20, width: 40, height: 40))],
      aids: [fill(Rect(x: 10, y: 70, width: 40, height: 1))])
    drawing.hitFrame = Rect(x: 0, y: 0, width: 88, height: 100)
    let plain = try #require(
      try RedlinedBlock(
        SheetBlock("plain") { drawing }, drawing, width: 1152, showsHitAreas: true, design))
    #expect(plain.layout.marks.isEmpty && plain.list.rows.isEmpty && plain.hitFrame == nil)
    #expect(plain.items.count == 2)
    #expect(plain.bounds == Rect(x: 10, y: 20, width: 40, height: 51))

    drawing.zoom = 2
    drawing.measures = MarkerMeasures(
      [
        .height(
          Rect(x: 10, y: 20, width: 40, height: 40), try design.length("bus-stop.side"))
      ], hitFrame: nil)
    drawing.measures.facts = [MarkerMeasures.Fact("250 ms", "stop.selection.duration")]
    let measured = try #require(
      try RedlinedBlock(
        SheetBlock("measured") { drawing }, drawing, width: 1152, showsHitAreas: true, design))
    #expect(measured.items.count == 1)
    let example = RedlineSamples.Example(name: "measured", block: measured, drawing: drawing)
    // Of the hit frame nothing is known: it has no row.
    #expect(
      example.rows == ["a | 20 | bus-stop.side", " | 250 ms | stop.selection.duration"])
  }

  /// Marks beside a block as wide as the sheet would leave it: its values stand in the list alone.
  @Test func aBlockOfAllColumnsHasItsListAlone() throws {
    let design = try SheetSamples.design(.light)
    let rect = Rect(x: 0, y: 0, width: 1152, height: 80)
    var drawing = BlockDrawing([
      .fill(.rectangle(rect), try design.color("brand"), .nonzero)
    ])
    drawing.measures = MarkerMeasures([.height(rect, try design.length("bus-stop.side"))])
    let redlined = try #require(
      try RedlinedBlock(
        SheetBlock("wide") { drawing }, drawing, width: 1152, showsHitAreas: true, design))
    #expect(redlined.layout.marks.isEmpty)
    #expect(redlined.bounds == drawing.room)
    #expect(redlined.list.rows.map(\.value) == ["20"])
    #expect(redlined.list.rows.map(\.key) == [.letter("")])
  }

  /// What the note says of the measures is true.
  @Test func theNoteIsTrue() throws {
    let own = try #require(SheetDefinition.components.note)
    let life = "Redlines: values are those at life size"
    #expect(
      try has(
        "stations",
        note: "Dashed box: the 44 × 44 hit area every stop marker keeps. "
          + "\(life), before selection scales a marker (×); a wider capsule’s box is as wide as itself."
      ))
    #expect(
      try has(
        "stations", only: "< z15 · 1 line",
        note: "Dashed box: the 44 × 44 hit area every stop marker keeps. \(life)."))
    #expect(try has("components", only: "stationiconview/measures", note: "\(own) \(life)."))
    let others = "stations, vehicles and routes measure the markers."
    let map = try #require(SheetDefinition.mapScene.note)
    #expect(try has("map-scene", note: "\(map) Redlines: none on this sheet; \(others)"))
    #expect(try has("matrix", note: "\(life), before selection scales a marker (×)."))
    // Too long for one line with the sheet's own note: on the line below it.
    #expect(
      try has("grounds", only: "plain", note: "Redlines: none on what is shown; \(others)"))
    #expect(try has("audit-report", note: "Redlines: none on this sheet; \(others)"))
  }

  private func has(_ name: String, only: String? = nil, note: String) throws -> Bool {
    let sheet = try sheet(name, only: only)
    let finder = try TextFinder(sheet.list.items)
    return try !finder.places(of: note, SheetText.note).isEmpty
  }

  /// Captions of examples without measures stand as on the sheet without redlines: below the middle.
  @Test func anUnmeasuredExampleKeepsItsCaption() throws {
    let sheet = try sheet("components", only: "linebarview/*")
    let finder = try TextFinder(sheet.list.items)
    for (name, caption) in [
      ("linebarview/1", "1 line"), ("linebarview/3", "3 lines, in line order"),
    ] {
      let cell = try sheet.cell("light/\(name)")
      let ink = try #require(cell.ink)
      let places = try finder.places(of: caption, SheetText.caption)
      #expect(
        places.contains { abs(($0.origin.x + $0.end) / 2 - ink.center.x) < 0.01 }, "\(name)")
    }
  }

  @Test func letters() {
    #expect([0, 25, 26, 27, 52].map(RedlineKeys.letter) == ["a", "z", "aa", "ab", "ba"])
  }
}
