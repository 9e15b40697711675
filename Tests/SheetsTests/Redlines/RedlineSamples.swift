import DesignTokens
import Geometry
import Markers

@testable import Sheets

/// The redlined examples of sheets.
enum RedlineSamples {
  /// An example with its marks.
  struct Example {
    let name: String
    let block: RedlinedBlock
    let drawing: BlockDrawing
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
