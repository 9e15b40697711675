import DesignTokens
import DisplayList
import Geometry
import Markers

extension SheetComposer {
  /// A section of single markers on the sheet's columns, from `y`, which moves to its end. Its title
  /// and note keep to `titles`; pictures of the map cover the stages from edge to edge of what they
  /// lie on, `stages`.
  mutating func section(
    _ part: SheetContent.Section, _ design: Design, titles: ClosedRange<Double>,
    stages: ClosedRange<Double>
  ) throws(DrawingError) {
    let zoom = decimal(metrics.exhibitZoom)
    try sectionTitle(
      part.section.exhibits.rawValue, note: "\(zoom)× · actual size below", within: titles,
      design)
    let (rows, colors) = try design.recordingColors { () throws(DrawingError) in
      try SheetRow.rows(part.cells, metrics, design)
    }
    usedColors.formUnion(colors)
    for row in rows {
      try draw(row, part.section, design, stages: stages)
    }
  }

  /// A section's title and the note at its right; moves `y` to the stage.
  mutating func sectionTitle(
    _ title: String, note: String, within range: ClosedRange<Double>, _ design: Design
  ) throws(DrawingError) {
    let baseline = y + SheetMetrics.sectionBaseline
    try text(
      title, SheetText.section, at: Point(range.lowerBound, baseline), color: design.pageColors.ink,
      design)
    try text(
      note, SheetText.sectionNote, at: Point(range.upperBound, baseline), .trailing,
      color: design.pageColors.caption, design)
    y += SheetMetrics.sectionTitle
  }

  /// A row of examples, enlarged, captioned and at actual size; moves `y` below it.
  private mutating func draw(
    _ row: SheetRow, _ section: SheetSection, _ design: Design, stages: ClosedRange<Double>
  ) throws(DrawingError) {
    let stage = max(section.stage * metrics.growth, row.leastStage(metrics))
    let caption = y + stage
    let actual = caption + row.captionHeight
    let bottom = actual + section.actualStage
    mapPicture(Rect(x: stages.lowerBound, y: y, width: stages.length, height: stage))
    mapPicture(
      Rect(x: stages.lowerBound, y: actual, width: stages.length, height: section.actualStage))
    for cell in row.cells {
      let x = metrics.contentLeft + (Double(cell.column) + Double(cell.span) / 2) * metrics.column
      let anchor = Point(x, y + stage / 2)
      if section.showsHitAreas && request.showsHitAreas {
        items += try hitArea(anchor, design)
      }
      let enlarged = Affine.scale(metrics.exhibitZoom).then(.translation(anchor))
      let drawing = cell.marker.group("enlarged", applying: enlarged)
      let small = cell.marker.group(
        "actual size", applying: .translation(Point(x, actual + section.actualStage / 2)))
      items.append(
        .group(DisplayGroup(cell.caption.text, items: [drawing, small])))
      try self.caption(cell.caption, x: x, top: caption, design)
      let width = Double(cell.span) * metrics.column
      cells.append(
        SheetCell(
          name: "\(design.theme.rawValue)/\(cellName(section, cell.entry))",
          caption: cell.caption.text,
          frame: Rect(x: x - width / 2, y: y, width: width, height: bottom - y),
          ink: drawing.inkBox, anchor: anchor,
          hitFrame: cell.marker.hitFrame.flatMap {
            Path.rectangle($0).applying(enlarged).bounds
          }, accessibility: cell.marker.accessibility, zOrder: cell.marker.zOrder))
    }
    y = bottom
  }

  private mutating func caption(
    _ caption: SheetCaption, x: Double, top: Double, _ design: Design
  ) throws(DrawingError) {
    for (index, line) in caption.lines.enumerated() {
      let baseline =
        top + SheetMetrics.captionBaseline + Double(index) * SheetMetrics.captionLine
      try text(
        line, SheetText.caption, at: Point(x, baseline), .center, color: design.pageColors.caption,
        design)
    }
  }

  private mutating func mapPicture(_ stage: Rect) {
    if case .picture(let picture) = request.ground { items.append(.image(picture, stage)) }
  }

  /// The dashed box of a stop's touch target: always the least one; wider capsules pass over it.
  /// A target of no size has none.
  private func hitArea(_ anchor: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let side = try design.dimension("hit-area.side") * metrics.exhibitZoom
    guard side > 0 else { return [] }
    let box = Rect(center: anchor, side: side)
    // The line lies inside the edge, so that it meets whole pixels.
    let line = box.inset(by: SheetMetrics.line / 2)
    var edges = Path()
    for (start, end) in [
      (Point(box.minX, line.minY), Point(box.maxX, line.minY)),
      (Point(box.minX, line.maxY), Point(box.maxX, line.maxY)),
      (Point(line.minX, box.minY), Point(line.minX, box.maxY)),
      (Point(line.maxX, box.minY), Point(line.maxX, box.maxY)),
    ] {
      edges.append(.segment(start, end))
    }
    // A whole number of periods on each edge, begun in the middle of a dash: corners look alike.
    let dash = side / max(1, (side / SheetMetrics.dashPeriod).rounded()) / 2
    let style = StrokeStyle(width: SheetMetrics.line, dash: [dash, dash], dashPhase: dash / 2)
    return [
      .group(
        DisplayGroup(
          "hit area", items: [.stroke(edges, try design.color(design.pageColors.caption), style)]))
    ]
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
