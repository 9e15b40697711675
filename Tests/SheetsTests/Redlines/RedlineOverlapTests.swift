import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

@testable import Sheets

/// No label meets or touches another label, a line or the drawing: the examples of every sheet, 1× to
/// 4×.
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

  /// Which examples of a sheet are laid out at every zoom: of all bearings, one with a slanted arrow.
  private static let sample = ["bearings": "bus/45"]

  /// All bearings at the usual zoom: at 105° a radius once seemed to be that of a dimension's tick.
  @Test func labelsStandFreeAtAllBearings() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("bearings"), zoom: 2, SheetSamples.design(.light))
    #expect(examples.count == 58)
    for example in examples { check(example, 2) }
  }

  @Test(arguments: [1.0, 2, 3]) func citymapper(zoom: Double) throws {
    let examples = try RedlineSamples.examples(
      .citymapper, zoom: zoom, RedlineSamples.citymapper())
    for example in examples { check(example, zoom) }
  }

  /// Lines lead outwards beside what they belong to: none runs on along the next part of the
  /// drawing, as one along a row of chips would.
  @Test(arguments: names + ["citymapper"]) func extensionLinesAreShort(name: String) throws {
    let isCitymapper = name == "citymapper"
    let definition = try isCitymapper ? .citymapper : SheetSamples.find(name)
    let design = try isCitymapper ? RedlineSamples.citymapper() : SheetSamples.design(.light)
    let examples = try RedlineSamples.examples(
      definition, zoom: 2, design, only: Self.sample[name])
    for example in examples {
      for mark in example.block.layout.marks {
        for line in mark.extensions {
          #expect(
            max(line.width, line.height) <= 150, "\(example.name): \(mark.key) \(line)")
        }
      }
    }
  }

  /// The glyph's height stands at the body, the arrow's width behind the arrow: on one side only
  /// one of them could be told from the other.
  @Test(arguments: [
    ("vehicles", "trains/red-heading-90", 1.0), ("vehicles", "trains/red-heading-90-selected", 1),
    ("vehicles", "lines/blue-heading-90", 1), ("bearings", "train/90", 1),
    ("bearings", "train/270", -1),
  ])
  func marksStandBesideTheirSubjects(sheet: String, name: String, arrowSide: Double) throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find(sheet), zoom: 2, SheetSamples.design(.light), only: name)
    let example = try #require(examples.first)
    let zoom = example.drawing.zoom
    let marks = example.block.layout.marks
    for key in ["d", "f"] {
      let mark = try #require(marks.first { $0.key == key })
      // The body ends 12.5 from its centre, the arrow 25.5 to the other side.
      let place = arrowSide * mark.label.center.x
      #expect(
        key == "f" ? place > 25.5 * zoom : place < -12.5 * zoom,
        "\(name): \(key) \(mark.label)")
    }
  }

  /// A bus that heads west has no room for the glyph's height but behind the arrow: no mark there.
  @Test func whatWouldSeemAnotherPartsIsLeftOut() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("bearings"), zoom: 2, SheetSamples.design(.light), only: "bus/270")
    let example = try #require(examples.first)
    let row = try #require(example.rows.first { $0.hasSuffix("vehicle.bus-glyph") })
    let key = String(try #require(row.split(separator: "|").first)).filter { $0 != " " }
    for mark in example.block.layout.marks where mark.key == key {
      // The body ends 12.5 left of its centre: beyond it stands the arrow.
      #expect(mark.label.center.x > -12.5 * example.drawing.zoom, "\(row): \(mark.label)")
    }
    #expect(row.contains("| 13.5 |"))
  }

  /// The ring's gap is measured at the chip that has it: All, the first, ends at 4.5 + 44 + 4.5.
  @Test func aHaloIsMeasuredAtItsChip() throws {
    let examples = try RedlineSamples.examples(
      SheetSamples.find("routes"), zoom: 2, SheetSamples.design(.light),
      only: "chips/all-selected")
    let marks = try #require(examples.first).block.layout.marks
    for key in ["e", "f"] {
      let mark = try #require(marks.first { $0.key == key })
      #expect(mark.label.center.x < 1.5 * 53 + 24, "\(key) \(mark.label)")
    }
  }

  /// Between the numbers of a row and other marks' lines there is room to tell them apart: "f 13"
  /// behind the tick of another line would read as that line's end.
  private func checkClearance(
    _ mark: RedlineMark, _ other: RedlineMark, _ what: String
  ) {
    let ends = Rect(
      x: mark.label.x - 5, y: mark.label.y, width: mark.label.width + 10,
      height: mark.label.height)
    let around = mark.label.inset(by: -1.5)
    // A leader ends at its own label: it has no extension lines.
    let isLeader = other.extensions.isEmpty
    for line in other.lines + other.ticks {
      #expect(
        !overlap(around, line) && (isLeader || !overlap(ends, line)),
        "\(what) touches a line of \(other.key)")
    }
  }

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
          checkClearance(mark, other, what)
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
