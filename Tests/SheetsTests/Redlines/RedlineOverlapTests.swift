import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

@testable import Sheets

/// No label meets another label, a line or the drawing: the examples of every sheet, 1× to 4×.
@Suite struct RedlineOverlapTests {
  @Test(arguments: names, [1.0, 2, 3, 4])
  func labelsStandFree(name: String, zoom: Double) throws {
    let definition = try SheetSamples.find(name)
    let design = try SheetSamples.design(.light)
    let examples = try RedlineSamples.examples(
      definition, zoom: zoom, design, only: Self.sample[name])
    #expect(!examples.isEmpty)
    for example in examples { check(example, zoom) }
  }

  /// The sheets that have measures.
  private static let names = SheetDefinition.all.map(\.name)
    .filter { !["matrix", "map-scene", "grounds", "audit-report", "vision"].contains($0) }

  /// Which examples of a sheet are laid out: of all bearings, one with a slanted arrow.
  private static let sample = ["bearings": "bus/45"]

  private func check(_ example: RedlineSamples.Example, _ zoom: Double) {
    let marks = example.block.layout.marks
    let parts = example.block.items.leafBoxes
    let frame = example.drawing.hitFrame
    for (index, mark) in marks.enumerated() {
      let what = "\(example.name) at \(zoom): \(mark.key) \(mark.value)"
      for part in parts + (frame.map { [$0] } ?? []) {
        #expect(!overlap(mark.label, part), "\(what) on the drawing")
      }
      for line in mark.lines + mark.ticks + mark.extensions {
        #expect(!parts.contains { overlap(line, $0) }, "\(what): line on the drawing")
      }
      for (number, other) in marks.enumerated() {
        for line in other.lines + other.ticks + other.extensions {
          #expect(!overlap(mark.label, line), "\(what) on a line of \(other.key)")
        }
        if number != index {
          #expect(!overlap(mark.label, other.label), "\(what) on \(other.key) \(other.value)")
        }
      }
    }
  }

  /// Written out here: the layout has its own.
  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    let across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    let down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return across > 1e-9 && down > 1e-9
  }

  /// What is drawn keeps to the rectangles that are checked: each label within its own.
  @Test func drawnLabelsKeepToTheirBoxes() throws {
    let design = try SheetSamples.design(.light)
    let examples = try RedlineSamples.examples(SheetSamples.find("stations"), zoom: 2, design)
    for example in examples {
      let layout = example.block.layout
      guard case .group(let group) = try layout.item(movedBy: .zero, design),
        case .group(let labels)? = group.items.last
      else { throw SheetProblem(description: "no layer of labels") }
      let boxes = layout.marks.map(\.label)
      let ink = labels.items.compactMap(\.inkBox)
      #expect(ink.count == layout.marks.reduce(0) { $0 + ($1.value.isEmpty ? 1 : 2) })
      for box in ink {
        // A "j" reaches a little to the left of where it begins: less than the space kept clear.
        #expect(boxes.contains { $0.inset(by: -1).contains(box) }, "\(example.name): \(box)")
      }
    }
  }

  /// On the sheet: cells apart, each within its columns, marks and list within their cell.
  @Test(arguments: names, [1.0, 4])
  func cellsStandApart(name: String, zoom: Double) throws {
    let request = SheetRequest(
      themes: [.dark], exhibitZoom: zoom, showsRedlines: true,
      only: Self.sample[name].flatMap { _ in CellPattern("train/45") })
    let sheet = try #require(try SheetSamples.compose(name, request))
    let width = sheet.list.size.width
    // A part of an example, as a cell of a table, lies within it.
    let cells = sheet.cells.filter { cell in
      !sheet.cells.contains { cell.name.hasPrefix($0.name + "/") }
    }
    for (index, cell) in cells.enumerated() {
      #expect(cell.frame.minX >= 48 && cell.frame.maxX <= width - 24)
      for other in cells[..<index] {
        #expect(cell.frame.gap(to: other.frame) > -1e-6, "\(cell.name) and \(other.name)")
      }
    }
    let lists = sheet.groups("key").compactMap { $0.items.inkBox }
    let marks = sheet.groups("redlines").compactMap { $0.items.inkBox }
    #expect(!lists.isEmpty)
    for box in lists + marks {
      #expect(
        cells.contains { $0.frame.inset(by: -1).contains(box) }, "\(name) \(zoom): \(box)")
    }
  }
}
