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
          case .text: "Aa"
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

  /// All drawings of a sheet, without a layout.
  static func drawings(
    _ definition: SheetDefinition, zoom: Double, _ design: Design
  ) throws -> [(name: String, drawing: BlockDrawing)] {
    try blocks(definition, zoom: zoom, design).map { ($0, try $1.draw()) }
  }

  /// All examples of a sheet; an example whose marks find no room is an error.
  static func examples(
    _ definition: SheetDefinition, zoom: Double, _ design: Design, only: String? = nil
  ) throws -> [Example] {
    let columns = RedlineColumns(SheetMetrics(exhibitZoom: zoom))
    var examples: [Example] = []
    for (name, block) in try blocks(definition, zoom: zoom, design)
    where only.map(name.contains) ?? true {
      let drawing = try block.draw()
      guard
        let redlined = try RedlinedBlock(
          block, drawing, width: columns.width, showsHitAreas: true, design)
      else { throw SheetProblem(description: "no room for \(name) at \(zoom)") }
      examples.append(Example(name: name, block: redlined, drawing: drawing))
    }
    return examples
  }

  private static func blocks(
    _ definition: SheetDefinition, zoom: Double, _ design: Design
  ) throws -> [(name: String, block: SheetBlock)] {
    let request = SheetRequest(
      themes: [design.theme], exhibitZoom: zoom, showsRedlines: true)
    let content = try definition.redlined(request, design)
    return (content.sections + [content.inset].compactMap(\.self)).flatMap { section in
      section.blocks.map { ("\(section.name)/\($0.name)", $0) }
    }
  }
}
