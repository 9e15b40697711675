import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// How far lines are apart under each vision, every pair of them, and how far a stale train is from
/// each.
struct DistanceTable {
  private let design: Design
  private let lines: [Line]
  private let metrics: SheetMetrics

  private static let columns = 3
  /// Distances stand this far apart across and down; at the end of a row is its line's name.
  private static let pitch = Point(44, 22)
  /// From a table's title in to its rows, so that a ring has room; from there to the middle of the
  /// distances, whose texts stand below the swatches.
  private static let indent = 8.0
  private static let markMiddle = 14.0
  private static let head = 28.0
  private static let headBaseline = 12.0
  /// Below a table, before the next row of tables.
  private static let bottom = 20.0
  /// The columns of the table of stale trains: lines' names, then one a vision.
  private static let nameColumn = 76.0
  private static let staleColumn = 60.0
  /// The most lines that a sheet is wide enough for; of more, this many nearest pairs are named.
  private static let mostLines = 25
  private static let mostPairs = 24

  init(_ request: SheetRequest, _ design: Design) {
    self.design = design
    lines = design.lines.lines
    metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
  }

  /// The tables as a section of the sheet.
  func section() -> BlockSection {
    let limit = ColorDistance.justNoticeable.text
    return BlockSection(
      "Distances of lines", note: "OKLab: 0 the same, 1 black to white · cut off, never rounded up",
      columns: Self.columns, blocks: ColorVision.allCases.map(pairs) + [stale()],
      footnotes: [
        "In a ring: the smallest distance. Filled: below \(limit), about the least that an eye "
          + "tells apart side by side (CSS Color 4). Train, station circle and chip of a line have "
          + "no other sign."
      ])
  }

  /// Every pair of lines as a vision has them.
  private func pairs(_ vision: ColorVision) -> SheetBlock {
    let distances = LineDistances(design.lines)
    let least = distances.least(under: vision).map {
      ": \($0.distance.text), \($0.first.name) and \($0.second.name)"
    }
    return SheetBlock(
      vision.rawValue, caption: vision.title + (least ?? ""), drawsCaption: true
    ) { () throws(DrawingError) in
      let pairs = distances.pairs(under: vision)
      let items =
        lines.count <= Self.mostLines
        ? try triangle(pairs, vision) : try list(pairs, vision)
      return block([try title(vision.title)] + items)
    }
  }
}

// MARK: - Tables

extension DistanceTable {
  /// Each row's distances to the lines above it, whose names stand at the tops of the columns.
  private func triangle(
    _ pairs: [LineDistances.Pair], _ vision: ColorVision
  ) throws(DrawingError) -> [DisplayItem] {
    let least = LineDistances(design.lines).least(under: vision)
    var items: [DisplayItem] = []
    for (index, line) in lines.enumerated() {
      items += try name(line, vision, at: Point(left(index), middle(index)))
    }
    for pair in pairs {
      guard let row = lines.firstIndex(of: pair.second),
        let column = lines.firstIndex(of: pair.first)
      else { continue }
      items += try DistanceMark(distance: pair.distance, isLeast: pair == least)
        .items(at: Point(left(column) + Self.markMiddle, middle(row)), design)
    }
    return items
  }

  /// The nearest pairs, the nearest first.
  private func list(
    _ pairs: [LineDistances.Pair], _ vision: ColorVision
  ) throws(DrawingError) -> [DisplayItem] {
    // Pairs of one distance keep the order of lines.
    let sorted = pairs.enumerated().sorted { left, right in
      (left.element.distance.value, left.offset) < (right.element.distance.value, right.offset)
    }
    var items: [DisplayItem] = []
    for (row, pair) in sorted.prefix(Self.mostPairs).map(\.element).enumerated() {
      items += try NearestColors(pair: VisionRow.Pair(pair), vision: vision)
        .items(at: Point(left(0), middle(row)), design)
    }
    return items
  }

  /// What stale trains are filled with, to every line's hue under every vision.
  private func stale() -> SheetBlock {
    SheetBlock("stale", caption: "Stale (Muted) to each line", drawsCaption: true) {
      () throws(DrawingError) in
      var items = [try title("Stale (Muted) to each line")]
      for (row, line) in lines.enumerated() {
        items += try name(line, .normal, at: Point(left(0), middle(row + 1)))
      }
      for (index, vision) in ColorVision.allCases.enumerated() {
        items += try staleDistances(
          vision, at: Self.nameColumn + (Double(index) + 0.5) * Self.staleColumn)
      }
      return block(items)
    }
  }

  private func staleDistances(
    _ vision: ColorVision, at x: Double
  ) throws(DrawingError) -> [DisplayItem] {
    let style = SheetText.sectionNote
    let stale = try design.color("muted")
    let distances = lines.map { ColorDistance(stale, design.hue(of: $0), under: vision) }
    let least = distances.indices.min { distances[$0] < distances[$1] }
    var items = [
      try design.text(
        vision.title, style, at: Point(x, middle(0) + 0.35 * style.size), .center,
        color: "caption")
    ]
    for (row, distance) in distances.enumerated() {
      items += try DistanceMark(distance: distance, isLeast: row == least)
        .items(at: Point(x, middle(row + 1)), design)
    }
    return items
  }
}

// MARK: - Parts

extension DistanceTable {
  private func left(_ column: Int) -> Double {
    Self.indent + Double(column) * Self.pitch.x
  }

  private func middle(_ row: Int) -> Double {
    Self.head + (Double(row) + 0.5) * Self.pitch.y
  }

  private func title(_ text: String) throws(DrawingError) -> DisplayItem {
    try design.text(text, SheetText.section, at: Point(0, Self.headBaseline), color: "ink")
  }

  /// A line's hue as a vision has it, and its name.
  private func name(
    _ line: Line, _ vision: ColorVision, at left: Point
  ) throws(DrawingError) -> [DisplayItem] {
    let (side, gap) = (12.0, 6.0)
    let box = RoundedRect(
      Rect(x: left.x, y: left.y - side / 2, width: side, height: side), radius: side / 4)
    let style = SheetText.tokenName
    let edge = try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)
    return [
      .fill(box.path, vision.seen(design.hue(of: line)), .nonzero),
      edgeLine(box, edge),
      try design.text(
        line.name, style, at: Point(box.rect.maxX + gap, left.y + 0.35 * style.size), color: "ink"),
    ]
  }

  /// A table with its left edge at that of its columns, as high as all of them, below it room for
  /// the next.
  private func block(_ items: [DisplayItem]) -> BlockDrawing {
    let span = metrics.span(ofWidth: items.inkBox?.maxX ?? 0, of: Self.columns)
    let width = Double(span) * metrics.column(of: Self.columns)
    // The table of stale trains has a row more, of titles.
    let rows = max(lines.count + 1, lines.count > Self.mostLines ? Self.mostPairs : 0)
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: width,
        height: Self.head + Double(rows) * Self.pitch.y + Self.bottom))
  }
}
