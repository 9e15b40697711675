import DisplayList
import Geometry
import Sheets
import Testing

/// Nothing on a sheet touches another thing, and nothing leaves its panel.
@Suite struct SheetClearanceTests {
  struct Thing {
    let name: String
    let box: Rect
  }

  /// Drawings and texts; not the grounds, which are wide and on which all stands.
  private func things(_ sheet: Sheet) -> [Thing] {
    sheet.items.flatMap { item -> [Thing] in
      if let example = SheetExample(item) {
        return [example.enlarged, example.actualSize].flatMap { drawing -> [Thing] in
          let chips = drawing.groups("chip")
          return (chips.isEmpty ? [drawing] : chips).compactMap { group in
            group.items.inkBox.map { Thing(name: "\(example.caption) \(group.name)", box: $0) }
          }
        }
      }
      guard let box = item.inkBox, box.width < 1000 else { return [] }
      if case .group(let group) = item {
        return group.name == "hit area" ? [] : [Thing(name: group.name, box: box)]
      }
      return [Thing(name: "text", box: box)]
    }
  }

  @Test(arguments: SheetSamples.names, SheetSamples.Choice.allCases)
  func nothingTouches(name: String, choice: SheetSamples.Choice) throws {
    let things = things(try SheetSamples.plain(name, choice))
    #expect(things.count > 50)
    for (index, thing) in things.enumerated() {
      for other in things[..<index] {
        let gap = thing.box.gap(to: other.box)
        // Lines of one text may stand closer than that.
        let least = thing.name == "text" && other.name == "text" ? 0.75 : 1
        #expect(gap >= least, "\(thing.name) and \(other.name): \(gap) at \(thing.box)")
      }
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func nothingLeavesItsPanel(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let panels = choice.themes.indices.map { index in
      Rect(
        x: 24, y: 112 + layout.panelPitch * Double(index), width: 1200,
        height: layout.panelBottom - 112)
    }
    for example in sheet.examples {
      for drawing in [example.enlarged, example.actualSize] {
        let ink = try #require(drawing.items.inkBox)
        #expect(panels.contains { $0.inset(by: 16).contains(ink) }, "\(example.caption)")
      }
    }
    // Texts and swatches stand within a panel or keep clear of both, within the page's margins.
    let margins = Rect(
      x: 24, y: 24, width: 1200, height: sheet.list.size.height - 2 * 24 + 4)
    for thing in things(sheet) {
      #expect(margins.contains(thing.box), "\(thing.name)")
      let isPlaced =
        panels.contains { $0.inset(by: 16).contains(thing.box) }
        || panels.allSatisfy { $0.gap(to: thing.box) >= 8 }
      #expect(isPlaced, "\(thing.name) at \(thing.box)")
    }
  }
}
