import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// The dashed boxes around stops.
@Suite struct HitAreaTests {
  private func boxes(
    _ sheet: Sheet
  ) -> [(bounds: Rect?, color: Color, style: StrokeStyle)] {
    sheet.groups("hit area").flatMap(\.items).compactMap { item in
      if case .stroke(let path, let color, let style) = item {
        (path.bounds, color, style)
      } else {
        nil
      }
    }
  }

  @Test(arguments: SheetSamples.Choice.allCases)
  func everyEnlargedStopHasOne(choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain("stations", choice)
    let boxes = boxes(sheet)
    #expect(boxes.count == 12 * choice.themes.count)
    for (index, (box, example)) in zip(boxes, sheet.examples).enumerated() {
      let anchor = try #require(example.enlarged.anchor)
      #expect(box.bounds?.isClose(to: Rect(center: anchor, side: 88)) == true)
      #expect(box.style.width == 1)
      #expect(box.style.dash == [4, 4])
      let isDark = choice.themes[index / 12] == .dark
      #expect(box.color.hex == (isDark ? "#B7C0CC" : "#4A5567"))
    }
  }

  /// The box lies behind its marker.
  @Test func boxesLieBelowTheirMarkers() throws {
    let items = try SheetSamples.plain("stations", .light).items
    let names = items.compactMap { item -> String? in
      if let example = SheetExample(item) { return example.caption }
      if case .group(let group) = item, group.name == "hit area" { return group.name }
      return nil
    }
    #expect(names.count == 24)
    for pair in stride(from: 0, to: 24, by: 2) {
      #expect(names[pair] == "hit area")
      #expect(names[pair + 1] != "hit area")
    }
  }

  @Test(arguments: ["vehicles", "routes"]) func othersHaveNone(name: String) throws {
    #expect(try SheetSamples.plain(name, .light).groups("hit area").isEmpty)
  }

  @Test func noHitAreasDropsTheBoxesAndTheirNoteAlone() throws {
    let request = SheetRequest(themes: [.light], showsHitAreas: false)
    let sheet = try #require(try SheetSamples.compose("stations", request))
    #expect(sheet.groups("hit area").isEmpty)
    let plain = try SheetSamples.plain("stations", .light)
    let rest = plain.items.filter { item in
      if case .group(let group) = item { group.name != "hit area" } else { true }
    }
    let dropped = rest.filter { !sheet.items.contains($0) }
    #expect(sheet.items == rest.filter { !dropped.contains($0) })
    // The note's block, 24 below the panel, stays empty.
    let note = try #require(dropped.only?.inkBox)
    #expect(note.minY > 664 && note.maxY < 664 + 32)
  }

  /// With the zoom the box grows; its line and, about, its dashes do not.
  @Test(arguments: [0.5, 1, 4, 8]) func boxesGrowWithTheZoom(zoom: Double) throws {
    let request = SheetRequest(themes: [.light], exhibitZoom: zoom)
    let sheet = try #require(try SheetSamples.compose("stations", request))
    for (box, example) in zip(boxes(sheet), sheet.examples) {
      let anchor = try #require(example.enlarged.anchor)
      #expect(box.bounds?.isClose(to: Rect(center: anchor, side: 44 * zoom)) == true)
      #expect(box.style.width == 1)
      #expect(box.style.dash.allSatisfy { (3...5).contains($0) })
    }
  }
}
