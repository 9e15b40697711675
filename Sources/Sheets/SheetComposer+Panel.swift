import DisplayList
import Geometry
import Markers

extension SheetComposer {
  /// One theme's panel, `y` at its top; moves `y` to its bottom.
  mutating func panel(_ design: Design) throws(DrawingError) {
    let start = items.count
    let top = y
    y += SheetMetrics.padding
    switch definition.content {
    case _ where request.showsRedlines: try redlines(design)
    case .markers: try sections(design)
    case .chips: try chipContent(design)
    case .blocks(let sheet): try blockSections(sheet, design)
    }
    y += SheetMetrics.padding
    let frame = Rect(
      x: SheetMetrics.margin, y: top, width: metrics.sheetWidth - 2 * SheetMetrics.margin,
      height: y - top)
    // The panel lies below what was drawn on it, and its height is known only now.
    items.insert(
      contentsOf: try panelGround(frame, isPaper: definition.isOnPaper, design), at: start)
    if request.showsGrid { items.append(try grid(frame, design)) }
  }

  /// Sections one below the other, from `y`, which moves to the end of the last.
  private mutating func sections(_ design: Design) throws(DrawingError) {
    for (index, part) in content.sections.enumerated() {
      if index > 0 { y += SheetMetrics.gap }
      try section(
        part, design, titles: metrics.contentLeft...metrics.contentRight,
        stages: SheetMetrics.margin...(metrics.sheetWidth - SheetMetrics.margin))
    }
  }

  /// Rows of chips on Paper, then the inset on the map's ground.
  private mutating func chipContent(_ design: Design) throws(DrawingError) {
    if !content.rows.isEmpty { try chipRows(design) }
    guard let part = content.sections.first else { return }
    let (left, right) = (metrics.contentLeft, metrics.contentRight)
    let start = items.count
    let top = y
    y += SheetMetrics.insetTop
    try section(
      part, design, titles: (left + SheetMetrics.padding)...(right - SheetMetrics.padding),
      stages: left...right)
    y += SheetMetrics.padding
    items.insert(try insetGround(from: top, to: y, design), at: start)
  }

  /// The map's ground below the inset of a Paper panel, from `top` to `bottom`.
  mutating func insetGround(
    from top: Double, to bottom: Double, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let frame = Rect(
      x: metrics.contentLeft, y: top, width: metrics.contentRight - metrics.contentLeft,
      height: bottom - top)
    return .fill(
      RoundedRect(frame, radius: SheetMetrics.insetRadius).path, try ground(design), .nonzero)
  }

  /// Paper with a line inside its edge, or the map's ground.
  private mutating func panelGround(
    _ frame: Rect, isPaper: Bool, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(frame, radius: SheetMetrics.panelRadius)
    guard isPaper else { return [.fill(edge.path, try ground(design), .nonzero)] }
    return [
      .fill(edge.path, try design.color(design.pageColors.paper), .nonzero),
      edgeLine(
        edge, try design.color(design.pageColors.ink).opacity(SheetMetrics.panelLineOpacity)),
    ]
  }

  /// The colour of the map below examples.
  private mutating func ground(_ design: Design) throws(DrawingError) -> Color {
    if case .color(let color) = request.ground { return color }
    usedColors.insert(design.pageColors.ground)
    return try design.color(design.pageColors.ground)
  }

  private func grid(_ frame: Rect, _ design: Design) throws(DrawingError) -> DisplayItem {
    let pitch = SheetMetrics.gridPitch
    var lines = Path()
    for x in stride(from: frame.minX + pitch, to: frame.maxX, by: pitch) {
      lines.append(
        .rectangle(Rect(x: x, y: frame.minY, width: SheetMetrics.line, height: frame.height)))
    }
    for y in stride(from: frame.minY + pitch, to: frame.maxY, by: pitch) {
      lines.append(
        .rectangle(Rect(x: frame.minX, y: y, width: frame.width, height: SheetMetrics.line)))
    }
    let color = try design.color(design.pageColors.caption).opacity(SheetMetrics.gridOpacity)
    let panel = RoundedRect(frame, radius: SheetMetrics.panelRadius)
    return .group(
      DisplayGroup("grid", clip: panel.path, items: [.fill(lines, color, .nonzero)]))
  }
}

extension SheetDefinition {
  /// Whether its panels are the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch content {
    case .markers: false
    case .chips: true
    case .blocks(let sheet): sheet.isOnPaper
    }
  }
}

extension SheetDefinition {
  /// Whether the map's ground is seen on it: another one would show.
  package var showsGround: Bool {
    switch content {
    case .markers, .chips: true
    case .blocks(let sheet): sheet.showsGround
    }
  }

  /// Whether it shows what a stop's file says.
  package var showsStop: Bool { content == .blocks(.stopSheet) }
}

/// A line of one point inside an outline's edge.
func edgeLine(_ edge: RoundedRect, _ color: Color) -> DisplayItem {
  var path = edge.path
  path.append(edge.inset(by: SheetMetrics.line).path)
  return .fill(path, color, .evenOdd)
}
