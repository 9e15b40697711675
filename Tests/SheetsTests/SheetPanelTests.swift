import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// What stands on a panel keeps to the space within its padding, on every sheet of every pack.
@Suite struct SheetPanelTests {
  /// A sheet and what it is drawn with.
  private struct Sample {
    let definition: SheetDefinition
    let design: Design
  }

  private static func samples(_ theme: Theme) throws -> [Sample] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    let builtIn = try PackRegistry.builtIn.entries.flatMap { entry in
      let design = try entry.load([], []).design(theme: theme, typesetter: typesetter)
      return entry.sheets.map { Sample(definition: $0, design: design) }
    }
    let example = try ExamplePack.sheet(theme)
    return builtIn + [Sample(definition: example.definition, design: example.design)]
  }

  @Test(arguments: Theme.allCases) func nothingLeavesItsPanel(theme: Theme) throws {
    let samples = try Self.samples(theme)
    #expect(samples.count == SheetDefinition.all.count + 2 + 1)
    for sample in samples {
      let sheet = try #require(
        try sample.definition.compose(
          SheetRequest(themes: [theme]), designs: [sample.design], scale: .two))
      let panels = sheet.list.items.flatMap { $0.allGroups("\(theme.rawValue) panel") }
      let panel = try #require(panels.first)
      let frame = try #require(panel.items.first?.inkBox)
      #expect(frame.x == 24 && frame.width == sheet.list.size.width - 48)
      let space = frame.inset(by: 24 - 0.5)
      for item in panel.items {
        // The map's ground and an inset's reach from edge to edge.
        guard let box = item.inkBox, box.width < space.width - 1 || !item.isFill else { continue }
        #expect(space.contains(box), "\(sheet.name): \(item.name) at \(box)")
      }
    }
  }

  /// What stands around the panels keeps to the same sides.
  @Test(arguments: Theme.allCases) func nothingAroundThemLeavesTheSheet(theme: Theme) throws {
    for sample in try Self.samples(theme) {
      let sheet = try #require(
        try sample.definition.compose(
          SheetRequest(themes: [theme]), designs: [sample.design], scale: .two))
      let width = sheet.list.size.width
      for name in ["header", "legend", "footer"] {
        for group in sheet.list.items.flatMap({ $0.allGroups(name) }) {
          guard let box = group.items.inkBox else { continue }
          #expect(box.minX >= 47 && box.maxX <= width - 47, "\(sheet.name): \(name) at \(box)")
        }
      }
    }
  }
}

extension DisplayItem {
  fileprivate var isFill: Bool { if case .fill = self { true } else { false } }

  fileprivate var name: String {
    if case .group(let group) = self { group.name } else { "text" }
  }
}
