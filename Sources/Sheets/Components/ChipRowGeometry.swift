import DesignTokens
import DisplayList
import Geometry
import Markers

/// The row of route chips in its frame (000, table Route options: 44 high, chips 6 apart, inset 3.25),
/// with the part of a halo that passes the frame marked: a row that clips would cut it off.
enum ChipRowGeometry {
  /// How much larger than other enlarged examples the rows are.
  private static let figureZoom = 2.0
  /// From the last dimension line to the end of the room: its label and a margin.
  private static let labelRoom = 22.0

  /// How many lines show their letter, and the space between their chips.
  private static let letterLines = 2
  private static let letterGap = 12.0

  static func section(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> BlockSection {
    let zoom = Measures.zoom(figureZoom, request)
    let ids = Array(design.lines.lines.map(\.id).prefix(2))
    let routes = ["151"].compactMap(RouteName.init).map { RouteChipState.Choice.route($0) }
    let clip = hundredths(try ChipRowLayout(RouteChipRow(caption: "", routes: routes), design).clip)
    return BlockSection(
      "Row of route chips",
      note: "\(decimal(zoom))×, letters \(decimal(request.exhibitZoom))× and 1× · "
        + "orange: what the inset would clip",
      blocks: [
        block(
          "all-selected", "All selected: the halo passes the inset by \(clip)",
          RouteChipRow(caption: "", routes: ids.map { .line($0) }), zoom, design),
        block(
          "single", "Single route: clipped at both ends",
          RouteChipRow(caption: "", routes: routes), zoom, design),
        try letter(request.exhibitZoom, design),
      ])
  }

  private static func block(
    _ name: String, _ caption: String, _ row: RouteChipRow, _ zoom: Double, _ design: Design
  ) -> SheetBlock {
    SheetBlock(name, caption: caption) { () throws(DrawingError) in
      let layout = try ChipRowLayout(row, design)
      let frame = dashedBox(
        layout.frame.enlarged(zoom), named: "frame", try design.color("caption"))
      var items = [frame].compactMap(\.self)
      for chip in layout.chips {
        items.append(enlarged(chip.marker.items, zoom, at: chip.edge.center * zoom))
      }
      for chip in layout.chips {
        if let clipped = try clipped(chip, layout, zoom, design) { items.append(clipped) }
      }
      var lines: [DisplayItem] = []
      for line in dimensionLines(layout, zoom) { lines += try line.items(design) }
      var drawing = BlockDrawing(
        items, aids: lines, room: room(layout, (items + lines).inkBox, zoom))
      drawing.measures = MarkerMeasures(try layout.measures(design)).drawn(zoom: zoom)
      drawing.measures.facts = try row.labelFacts(design)
      drawing.zoom = zoom
      return drawing
    }
  }

  /// Two rows of dimension lines above, one below: the same room for each row of chips, whatever
  /// letters its labels have.
  private static func room(_ layout: ChipRowLayout, _ ink: Rect?, _ zoom: Double) -> Rect {
    let reach = layout.reach.enlarged(zoom)
    let ink = ink ?? reach
    let above = Measures.firstRow + Measures.rowPitch + labelRoom
    return Rect(
      x: ink.x, y: reach.minY - above, width: ink.width,
      height: reach.height + above + Measures.firstRow + labelRoom)
  }

  /// The part of a selected chip's halo outside the frame, or nil where all of it is inside.
  private static func clipped(
    _ chip: ChipRowLayout.Chip, _ layout: ChipRowLayout, _ zoom: Double, _ design: Design
  ) throws(DrawingError) -> DisplayItem? {
    guard let halo = chip.halo else { return nil }
    let frame = layout.frame
    let ends = [
      (halo.rect.minX, min(frame.minX, halo.rect.maxX)),
      (max(frame.maxX, halo.rect.minX), halo.rect.maxX),
    ].filter { $0.0 < $0.1 }
    guard !ends.isEmpty else { return nil }
    var outside = Path()
    for (from, to) in ends {
      outside.append(
        .rectangle(
          Rect(x: from, y: halo.rect.y, width: to - from, height: halo.rect.height)))
    }
    let fill = DisplayItem.fill(halo.path, try design.color("alert"), .nonzero)
    return enlarged([.group(DisplayGroup("clipped", clip: outside, items: [fill]))], zoom)
  }

  private static func dimensionLines(
    _ layout: ChipRowLayout, _ zoom: Double
  ) -> [DimensionLine] {
    guard let first = layout.chips.first else { return [] }
    let frame = layout.frame
    let measures = Measures(box: layout.reach, zoom: zoom)
    var lines = [
      measures.line(.below, frame.minX, first.edge.minX, " inset"),
      measures.line(.below, first.edge.minX, first.edge.maxX),
      measures.line(.left, frame.minY, frame.maxY),
      measures.line(.right, first.edge.minY, first.edge.maxY),
    ]
    if let halo = first.halo?.rect {
      lines.append(measures.line(.above, halo.minX, first.edge.minX, row: 1, " halo"))
      if layout.clip > 0 {
        lines.append(measures.line(.above, halo.minX, frame.minX, " cut off"))
      }
    }
    if let next = layout.chips.dropFirst().first {
      lines.append(measures.line(.below, first.edge.maxX, next.edge.minX, " gap"))
    }
    return lines
  }

  /// The letter that 000 puts on a chip, flagged: it is smaller than any other text.
  private static func letter(_ zoom: Double, _ design: Design) throws(DrawingError) -> SheetBlock {
    let size = hundredths(try design.typography("route-chip.disc.letter").size)
    let disc = hundredths(try design.dimension("route-chip.disc.diameter"))
    let least = hundredths(try design.dimension("type.least-size"))
    return SheetBlock(
      "letter", caption: "Letter \(size) on \(disc), as 000 has it: under \(least)"
    ) { () throws(DrawingError) in
      let lines = design.lines.lines.prefix(letterLines)
      let diameter = try design.dimension("route-chip.disc.diameter")
      // From the middle of an enlarged chip to that of the one beside it.
      let step = (zoom + 1) / 2 * diameter + letterGap
      var items: [DisplayItem] = []
      for (index, line) in lines.enumerated() {
        let chip = RouteChipState(.line(line.id, letter: line.name.first))
        let marker = try MarkerState.routeChip(chip).draw(design)
        let x = 2 * Double(index) * step
        items.append(enlarged(marker.items, zoom, at: Point(x, 0)))
        items.append(enlarged(marker.items, at: Point(x + step, 0)))
      }
      let box = items.inkBox ?? Rect(center: .zero, side: 0)
      return BlockDrawing(
        items,
        room: box.union(
          Rect(center: box.center, width: ComponentsSheet.width / 4, height: box.height)))
    }
  }
}
