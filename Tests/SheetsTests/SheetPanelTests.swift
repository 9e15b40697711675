import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// What stands on a panel keeps to the space within its padding, and what stands around it to the same
/// sides: on every sheet of every pack.
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
    #expect(samples.count == PackRegistry.builtIn.sheets.count + 1)
    for sample in samples {
      let sheet = try #require(
        try sample.definition.compose(
          SheetRequest(themes: [theme]), designs: [sample.design], scale: .two))
      let panel = try #require(sheet.allGroups("\(theme.rawValue) panel").first)
      let frame = try #require(panel.items.first?.inkBox)
      #expect(frame.x == 24 && frame.width == sheet.list.size.width - 48)
      let space = frame.inset(by: 24 - 0.5)
      for item in panel.items {
        // The panel itself and the map's ground reach from edge to edge.
        guard let box = item.inkBox, (box.minX, box.maxX) != (frame.minX, frame.maxX) else {
          continue
        }
        #expect(space.contains(box), "\(sheet.name): \(item.name) at \(box)")
      }
      // What stands around it keeps to the same sides.
      for group in ["header", "legend", "footer"].flatMap({ sheet.allGroups($0) }) {
        guard let box = group.items.inkBox else { continue }
        #expect(
          box.minX >= space.minX && box.maxX <= space.maxX, "\(sheet.name): \(group.name) at \(box)"
        )
      }
    }
  }
}

extension DisplayItem {
  fileprivate var name: String {
    if case .group(let group) = self { group.name } else { "text" }
  }
}
