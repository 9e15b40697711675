import DesignTokens
import Foundation
import Geometry
import Markers
import Typesetting

@testable import Sheets

/// The redlined examples of sheets.
enum RedlineSamples {
  /// An example with its marks.
  struct Example {
    let name: String
    let block: RedlinedBlock
    let drawing: BlockDrawing

    /// The lines of its list: "a | 20 | bus-stop.side".
    var rows: [String] {
      block.list.rows.map { row in
        let key =
          switch row.key {
          case .letter(let letter): letter
          case .hitFrame: "hit"
          case .factor: "×"
          }
        return "\(key) | \(row.value) | \(row.lines.joined(separator: " / "))"
      }
    }
  }

  /// The pack citymapper's light design.
  static func citymapper() throws -> Design {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    return try PackEntry.citymapper.load([], []).design(theme: .light, typesetter: typesetter)
  }

  /// All examples of a sheet; an example whose marks find no room is an error.
  static func examples(
    _ definition: SheetDefinition, zoom: Double, _ design: Design, only: String? = nil
  ) throws -> [Example] {
    let request = SheetRequest(
      themes: [design.theme], exhibitZoom: zoom, showsRedlines: true)
    let content = try definition.redlined(request, design)
    let columns = RedlineColumns(SheetMetrics(exhibitZoom: zoom))
    var examples: [Example] = []
    for section in content.sections + (content.inset.map { [$0] } ?? []) {
      for block in section.blocks {
        let name = "\(section.name)/\(block.name)"
        guard only.map(name.contains) ?? true else { continue }
        let drawing = try block.draw()
        guard
          let redlined = try RedlinedBlock(
            block, drawing, width: columns.width, showsHitAreas: true, design)
        else { throw SheetProblem(description: "no room for \(name) at \(zoom)") }
        examples.append(Example(name: name, block: redlined, drawing: drawing))
      }
    }
    return examples
  }
}
