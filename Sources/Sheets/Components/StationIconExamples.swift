import DesignTokens
import DisplayList
import Geometry
import Markers

/// StationIconView for every number of lines at two heights, and how it is made.
enum StationIconExamples {
  /// How much larger than other enlarged examples the measured one is.
  private static let figureZoom = 3.0
  /// Lines of the measured example.
  private static let figureLines = 3
  /// The least distance between two icons of eight lines in neighbouring columns.
  private static let clearance = 4.0

  static func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    let zoom = Measures.zoom(figureZoom, request)
    let height = try design.dimension("station.capsule.height")
    let large = try design.dimension("station-icon.large-height")
    return [
      BlockSection(
        "StationIconView", note: "\(decimal(zoom))×",
        blocks: [figure(height, zoom, design), try measures(height, large, design)]),
      row(height, design), row(large, design),
    ]
  }

  /// One icon a number of lines.
  private static func row(_ height: Double, _ design: Design) -> BlockSection {
    let ids = design.lines.lines.map(\.id)
    return BlockSection(
      "StationIconView · \(decimal(height)) high", note: "actual size",
      blocks: ids.indices.map { index in
        let count = index + 1
        return SheetBlock(
          "\(count)", caption: count == 1 ? "1 line" : "\(count) lines"
        ) { () throws(DrawingError) in
          let icon = enlarged(
            try StationIcon.draw(Array(ids.prefix(count)), height: height, design))
          let box = icon.inkBox ?? Rect(center: .zero, side: 0)
          return BlockDrawing([icon], room: box.inset(by: -clearance / 2))
        }
      })
  }

  /// An icon with its measures.
  private static func figure(
    _ height: Double, _ zoom: Double, _ design: Design
  ) -> SheetBlock {
    SheetBlock("measures", caption: "Height \(decimal(height)) · \(figureLines) lines") {
      () throws(DrawingError) in
      let ids = Array(design.lines.lines.map(\.id).prefix(figureLines))
      let layout = try StationCapsuleLayout(lineCount: ids.count, height: height, design)
      let icon = enlarged(try StationIcon.draw(ids, height: height, design), zoom)
      var lines: [DisplayItem] = []
      for line in dimensionLines(layout, zoom) { lines += try line.items(design) }
      var drawing = BlockDrawing(measured: [icon], by: lines)
      drawing.measures = MarkerMeasures(
        try StationIcon.measures(
          lineCount: ids.count, height: design.length("station.capsule.height"), design)
      ).drawn(zoom: zoom)
      drawing.zoom = zoom
      return drawing
    }
  }

  private static func dimensionLines(
    _ layout: StationCapsuleLayout, _ zoom: Double
  ) -> [DimensionLine] {
    guard let first = layout.bars.first, let last = layout.bars.last else { return [] }
    let body = layout.body
    let square = body.minX + body.height
    let glyph = layout.glyphHeight / 2
    let measures = Measures(box: body, zoom: zoom)
    let gap = layout.bars.dropFirst().first.map {
      measures.line(.below, first.maxX, $0.minX, " gap")
    }
    return [
      measures.line(.above, first.minX, square, " lead"),
      measures.line(.above, body.minX, square, row: 1, " square"),
      measures.line(.below, last.maxX, body.maxX, " trailing"),
      measures.line(.below, first.minX, first.maxX, row: 1, " bar"),
      measures.line(.left, -glyph, glyph),
      measures.line(.left, body.minY, body.maxY, row: 1),
      measures.line(.right, first.minY, first.maxY, " bar"),
    ] + [gap].compactMap(\.self)
  }

  /// The parts' sizes at both heights, as a table.
  private static func measures(
    _ height: Double, _ large: Double, _ design: Design
  ) throws(DrawingError) -> SheetBlock {
    let layouts = try [height, large].map { height throws(DrawingError) in
      try StationCapsuleLayout(lineCount: figureLines, height: height, design)
    }
    return SheetBlock("table", caption: "All but the gap follow from the height") {
      () throws(DrawingError) in
      try MeasureTable(
        header: ["Part"] + layouts.map { "h = \(decimal($0.height))" },
        rows: rows(layouts)
      ).drawing(design)
    }
  }

  private static func rows(_ layouts: [StationCapsuleLayout]) -> [[String]] {
    let rows: [(String, (StationCapsuleLayout, Rect) -> String)] = [
      ("Glyph, 0.75 h", { layout, _ in hundredths(layout.glyphHeight) }),
      (
        "Bar, 0.225 h × 0.6 h",
        { _, bar in "\(hundredths(bar.width)) × \(hundredths(bar.height))" }
      ),
      ("Bar radius, 0.09 h", { layout, _ in hundredths(layout.barRadius) }),
      ("Gap between bars", { layout, bar in layout.gap(after: bar) }),
      (
        "Lead, −0.08 h",
        { layout, bar in "−" + hundredths(layout.body.minX + layout.height - bar.minX) }
      ),
      (
        "Trailing, max(4, 0.22 h)",
        { layout, _ in hundredths(layout.body.maxX - (layout.bars.last?.maxX ?? 0)) }
      ),
      ("Width, \(figureLines) lines", { layout, _ in hundredths(layout.width) }),
    ]
    return rows.map { name, value in
      [name] + layouts.map { layout in layout.bars.first.map { value(layout, $0) } ?? "" }
    }
  }
}

extension StationCapsuleLayout {
  /// The gap from the first bar to the next one; nothing where there is one bar.
  fileprivate func gap(after first: Rect) -> String {
    bars.dropFirst().first.map { hundredths($0.minX - first.maxX) } ?? ""
  }
}
