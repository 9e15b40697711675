import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// How far lines are apart under each vision, every pair of them, and how far a stale train is from
/// each.
enum DistanceTable {
  private static let columns = 3
  /// Distances stand this far apart across and down; at the end of a row is its line's name.
  static let pitch = Point(42, 22)
  private static let head = 28.0
  private static let headBaseline = 12.0
  /// Below a table, before the next row of tables.
  private static let bottom = 20.0

  static func section(_ request: SheetRequest, _ design: Design) -> BlockSection {
    let limit = ColorDistance.justNoticeable.text
    return BlockSection(
      "Distances of lines", note: "OKLab: 0 the same, 1 black to white · cut off, never rounded up",
      columns: columns,
      blocks: ColorVision.allCases.map { triangle($0, design) } + [stale(design)],
      footnotes: [
        "In a ring: the smallest distance. Filled: below \(limit), about the least that an eye "
          + "tells apart side by side (CSS Color 4). Train, station circle and chip of a line have "
          + "no other sign."
      ])
  }

  /// Every pair: each row's distances to the lines above it, whose names stand at the tops of the
  /// columns.
  private static func triangle(_ vision: ColorVision, _ design: Design) -> SheetBlock {
    let distances = LineDistances(design.lines)
    let least = distances.least(under: vision)
    let caption = least.map {
      "\(vision.title): \($0.distance.text), \($0.first.name) and \($0.second.name)"
    }
    return SheetBlock(
      vision.rawValue, caption: caption ?? vision.title, drawsCaption: true
    ) { () throws(DrawingError) in
      var items = [try title(vision.title, design)]
      for (index, line) in distances.lines.enumerated() {
        items += try name(
          line, vision, at: Point(Double(index) * pitch.x, middle(index)), design)
      }
      for pair in distances.pairs(under: vision) {
        guard let row = distances.lines.firstIndex(of: pair.second),
          let column = distances.lines.firstIndex(of: pair.first)
        else { continue }
        items += try DistanceMark(distance: pair.distance, isLeast: pair == least)
          .items(at: Point((Double(column) + 0.5) * pitch.x, middle(row)), design)
      }
      return block(items, rows: distances.lines.count)
    }
  }

  /// What stale trains are filled with, to every line's hue under every vision.
  private static func stale(_ design: Design) -> SheetBlock {
    SheetBlock("stale", caption: "Stale, Muted, to each line", drawsCaption: true) {
      () throws(DrawingError) in
      let stale = try design.color("muted")
      let lines = design.lines.lines
      var items = [try title("Stale (Muted) to each line", design)]
      for (index, vision) in ColorVision.allCases.enumerated() {
        let x = staleColumn(index)
        items.append(
          try design.text(
            vision.title, SheetText.sectionNote,
            at: Point(x, middle(0) + 0.35 * SheetText.sectionNote.size), .center,
            color: "caption"))
        let distances = lines.map { ColorDistance(stale, $0.hue, under: vision) }
        let least = distances.indices.min { distances[$0] < distances[$1] }
        for (row, distance) in distances.enumerated() {
          items += try DistanceMark(distance: distance, isLeast: row == least)
            .items(at: Point(x, middle(row + 1)), design)
        }
      }
      for (row, line) in lines.enumerated() {
        items += try name(line, .normal, at: Point(0, middle(row + 1)), design)
      }
      return block(items, rows: lines.count + 1)
    }
  }

  /// The middle of a column of the table of stale trains, behind the lines' names.
  private static func staleColumn(_ index: Int) -> Double {
    let (names, pitch) = (68.0, 60.0)
    return names + (Double(index) + 0.5) * pitch
  }

  private static func middle(_ row: Int) -> Double { head + (Double(row) + 0.5) * pitch.y }

  private static func title(_ text: String, _ design: Design) throws(DrawingError) -> DisplayItem {
    try design.text(text, SheetText.section, at: Point(0, headBaseline), color: "ink")
  }

  /// A line's hue as a vision has it, and its name.
  private static func name(
    _ line: Line, _ vision: ColorVision, at left: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let (side, gap, inset) = (12.0, 6.0, 4.0)
    let box = RoundedRect(
      Rect(x: left.x + inset, y: left.y - side / 2, width: side, height: side), radius: side / 4)
    let style = SheetText.tokenName
    let edge = try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)
    return [
      .fill(box.path, vision.seen(design.hue(of: line)), .nonzero),
      edgeLine(box, edge),
      try design.text(
        line.name, style, at: Point(box.rect.maxX + gap, left.y + 0.35 * style.size), color: "ink"),
    ]
  }

  /// A table with its left edge at a column's, below it room for the next.
  private static func block(_ items: [DisplayItem], rows: Int) -> BlockDrawing {
    let ink = items.inkBox ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let height = head + Double(rows) * pitch.y + bottom
    return BlockDrawing(items, room: Rect(x: 0, y: 0, width: ink.maxX, height: height))
  }
}
