import DisplayList
import Geometry
import Markers

extension SheetDefinition {
  /// What redlines measure on a sheet: its blocks, and for sheets of single markers a block for each
  /// example.
  struct RedlinedContent {
    /// On the panel.
    let sections: [BlockSection]
    /// On the inset on the map's ground, below them.
    let inset: BlockSection?
  }

  /// The examples as blocks, before `--only` is applied.
  func redlined(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> RedlinedContent {
    switch content {
    case .blocks(let sheet):
      RedlinedContent(sections: try sheet.sections(design, request), inset: nil)
    case .markers(let sections):
      RedlinedContent(
        sections: sections.map { markerSection($0.exhibits, request, design) }, inset: nil)
    case .chips(let rows, let inset):
      RedlinedContent(
        sections: [chipSection(rows, request, design)],
        inset: markerSection(inset.exhibits, request, design))
    }
  }

  private func markerSection(
    _ exhibits: Exhibit.Section, _ request: SheetRequest, _ design: Design
  ) -> BlockSection {
    BlockSection(
      exhibits.rawValue, note: "\(decimal(request.exhibitZoom))×",
      blocks: MarkerCatalog.exhibits(in: exhibits).map { entry, caption in
        SheetBlock(entry.name, caption: caption) { () throws(DrawingError) in
          try BlockDrawing(marker: entry.state.draw(design), zoom: request.exhibitZoom)
        }
      })
  }

  private func chipSection(
    _ rows: [RouteChipRow], _ request: SheetRequest, _ design: Design
  ) -> BlockSection {
    let zoom = SheetMetrics(exhibitZoom: request.exhibitZoom).chipZoom
    return BlockSection(
      "Route chips", name: "chips", note: "\(decimal(zoom))×",
      blocks: rows.map { row in
        SheetBlock(slug(row.caption), caption: row.caption) { () throws(DrawingError) in
          try BlockDrawing(row: row, zoom: zoom, design)
        }
      })
  }
}

extension BlockDrawing {
  /// A row of chips, its left end at the origin; the hit frame is that of its selected chip.
  fileprivate init(row: RouteChipRow, zoom: Double, _ design: Design) throws(DrawingError) {
    let chips = try row.draw(design)
    self.init(
      chips.map { chip in
        chip.marker.group(
          "chip", applying: Affine.translation(Point(chip.centerX, 0)).then(.scale(zoom)))
      })
    self.zoom = zoom
    let selected = zip(row.chips, chips).first { $0.0.isSelected }?.1
    hitFrame = selected.flatMap { chip in
      chip.marker.hitFrame.flatMap { frame in
        Path.rectangle(frame.offset(by: Point(chip.centerX, 0))).applying(.scale(zoom)).bounds
      }
    }
    measures = MarkerMeasures(
      try row.measures(design), hitFrame: selected?.marker.measures.hitFrame
    ).drawn(zoom: zoom)
    measures.facts = try row.facts(design)
  }
}
