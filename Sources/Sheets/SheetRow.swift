import Geometry
import Markers
import Typesetting

/// Examples that stand side by side, with the columns they take.
struct SheetRow {
  /// An example in its place.
  struct Cell {
    let entry: CatalogEntry
    let caption: SheetCaption
    let marker: Marker
    /// The first column it takes, from 0.
    let column: Int
    /// How many it takes: one, but more under a drawing that does not fit.
    let span: Int
  }

  let cells: [Cell]

  /// Height of the block that holds the captions.
  var captionHeight: Double {
    let lines = cells.map(\.caption.lines.count).max() ?? 1
    return SheetMetrics.captionBlock + Double(lines - 1) * SheetMetrics.captionLine
  }

  /// The lowest stage in which the tallest drawing, enlarged, keeps clear above and below. A stage
  /// grows with the zoom, its clearance does not: far below life size it must be higher.
  func leastStage(_ metrics: SheetMetrics) -> Double {
    let reaches = cells.compactMap(\.marker.inkBox).map { max(-$0.minY, $0.maxY) }
    return 2 * ((reaches.max() ?? 0) * metrics.exhibitZoom + SheetMetrics.inkClearance)
  }

  /// Draws markers and deals them out to rows of eight columns.
  static func rows(
    _ cells: [(entry: CatalogEntry, caption: String)], _ metrics: SheetMetrics,
    _ design: Design
  ) throws(DrawingError) -> [SheetRow] {
    var rows: [[Cell]] = []
    var next = SheetMetrics.columns
    for (entry, text) in cells {
      let marker = try entry.state.draw(design)
      let span = metrics.span(of: marker)
      if next + span > SheetMetrics.columns {
        rows.append([])
        next = 0
      }
      rows[rows.count - 1].append(
        Cell(
          entry: entry, caption: SheetCaption(text), marker: marker, column: next, span: span))
      next += span
    }
    return try rows.map { row throws(DrawingError) in
      SheetRow(cells: try breakingCaptions(row, metrics, design))
    }
  }

  /// Breaks each caption that exceeds its columns and comes too near to a neighbour's.
  private static func breakingCaptions(
    _ cells: [Cell], _ metrics: SheetMetrics, _ design: Design
  ) throws(DrawingError) -> [Cell] {
    let widths = try cells.map { cell throws(DrawingError) in
      try design.outline(cell.caption.text, SheetText.caption).advance
    }
    let centers = cells.map { (Double($0.column) + Double($0.span) / 2) * metrics.column }
    return cells.indices.map { index in
      let cell = cells[index]
      let isWide = widths[index] > Double(cell.span) * metrics.column
      let crowds = [index - 1, index + 1].filter(cells.indices.contains).contains { other in
        abs(centers[other] - centers[index]) - (widths[other] + widths[index]) / 2
          < SheetMetrics.captionClearance
      }
      return isWide && crowds ? cell.withBrokenCaption : cell
    }
  }
}

extension SheetRow.Cell {
  fileprivate var withBrokenCaption: SheetRow.Cell {
    SheetRow.Cell(
      entry: entry, caption: caption.broken, marker: marker, column: column, span: span)
  }
}

extension SheetMetrics {
  /// How many columns a marker needs, enlarged, with clearance at both sides of its anchor.
  fileprivate func span(of marker: Marker) -> Int {
    guard let ink = marker.inkBox else { return 1 }
    let reach = max(-ink.minX, ink.maxX) * exhibitZoom + Self.inkClearance
    return span(ofWidth: 2 * reach)
  }
}

/// What stands below an example.
struct SheetCaption: Hashable {
  /// As the source has it.
  let text: String
  /// As it is set.
  let lines: [String]

  /// A caption on one line.
  init(_ text: String) {
    self.text = text
    lines = [text]
  }

  private init(_ text: String, lines: [String]) {
    self.text = text
    self.lines = lines
  }

  /// The caption broken after its "·".
  var broken: SheetCaption {
    let parts = text.split(separator: " · ", maxSplits: 1)
    guard parts.count == 2 else { return self }
    return SheetCaption(text, lines: ["\(parts[0]) ·", String(parts[1])])
  }
}
