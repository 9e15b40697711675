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
    try drawMap(Rect(x: stages.lowerBound, y: y, width: stages.length, height: stage), design)
    try drawMap(
      Rect(x: stages.lowerBound, y: actual, width: stages.length, height: section.actualStage),
      design)
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

  /// The map that the request puts below a stage; a colour is on all of the panel already.
  mutating func drawMap(_ stage: Rect, _ design: Design) throws(DrawingError) {
    switch request.ground {
    case nil, .color: break
    case .picture(let picture): items.append(.image(picture, stage))
    case .map(let ground):
      let (drawn, colors) = try design.recordingColors { () throws(DrawingError) in
        try ground.items(in: stage, design)
      }
      usedColors.formUnion(colors)
      items += drawn
    }
  }

  /// The dashed box of a stop's touch target: always the least one; wider capsules pass over it.
  /// A target of no size has none.
  private func hitArea(_ anchor: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let side = try design.dimension("hit-area.side") * metrics.exhibitZoom
    let box = dashedBox(
      Rect(center: anchor, side: side), try design.color(design.pageColors.caption))
    return [box].compactMap(\.self)
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
