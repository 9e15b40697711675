import DisplayList
import Geometry
import Markers

// Parts that need the screen around them: cut out of it, on the map's ground.

extension SurfaceExamples {
  private static let distance = DimensionChain.distance
  /// What is shown of the panel below its top edge, and of the map above a drawing, in points of
  /// the app.
  private static let shownBelow = 64.0
  private static let shownAbove = 16.0

  /// The shadow where the panel would hide it, the panel's outline dashed.
  func shadow() throws(DrawingError) -> BlockDrawing {
    let layout = try PanelLayout(.home, .half, PhoneScreen(design), design)
    let panel = PanelDrawing(layout: layout, design: design)
    let shadow = try panel.shadow()
    let top = layout.frame.minY
    let moved = try panel.shadowOutline().bounds?.minY ?? top
    let reach = shadow.inkBox?.minY ?? moved
    let dash = SheetMetrics.dashPeriod / 2
    let outline = DisplayItem.stroke(
      try layout.outline(design), try design.color("caption"),
      StrokeStyle(width: SheetMetrics.line, dash: [dash, dash]))
    let shown = Rect(
      x: 0, y: min(reach, top) - Self.shownAbove, width: layout.screen.frame.width,
      height: abs(top - reach) + Self.shownAbove + Self.shownBelow)
    let chain = DimensionChain(zoom: growth, design: design)
    let base = shown.minY
    let aids = try [
      chain.down(span(reach - base, moved - base), at: -Self.distance, left: true),
      chain.down(span(moved - base, top - base), at: -Self.distance, left: true),
    ]
    let offset = try design.signedLength("panel.shadow.offset")
    var measures = MarkerMeasures([
      Measure(.vertical(from: moved - base, to: top - base, x: 0), offset)
    ])
    measures.facts = try [
      MarkerMeasures.Fact(design.length("panel.shadow.blur")),
      MarkerMeasures.Fact(design.part("panel.shadow.opacity")),
      MarkerMeasures.Fact(design.color("panel.shadow.color").hex, "panel.shadow.color"),
    ]
    return try cut([shadow, outline], of: layout.screen, to: shown, aids, measures)
  }

  /// The tab bar's stand-in at the screen's bottom edge.
  func tabBar() throws(DrawingError) -> BlockDrawing {
    let screen = try PhoneScreen(design)
    let bar = try TabBarStandIn(screen, design)
    let shown = Rect(
      x: 0, y: bar.frame.minY - Self.shownAbove, width: screen.frame.width,
      height: screen.frame.maxY - bar.frame.minY + Self.shownAbove)
    let frame = bar.frame.offset(by: Point(0, -shown.minY))
    let below = shown.height * growth + Self.distance
    let chain = DimensionChain(zoom: growth, design: design)
    let aids = try [
      chain.down(span(frame.minY, frame.maxY), at: -Self.distance, left: true),
      chain.down(span(frame.maxY, shown.height), at: -Self.distance, left: true),
      chain.across(span(0, frame.minX), at: below),
      chain.across(span(frame.minX, frame.maxX), at: below),
      chain.across(span(frame.maxX, shown.width), at: below),
    ]
    var measures = MarkerMeasures(
      try bar.measures(on: screen, design).moved(by: Point(0, -shown.minY)))
    measures.facts = [try design.textSize("tab-bar.label")]
    return try cut(
      bar.items(current: PanelPage.home.tab, design), of: screen, to: shown, aids, measures)
  }

  /// A part of the screen with items on the map's ground, its top left corner at the origin.
  private func cut(
    _ items: [DisplayItem], of screen: PhoneScreen, to shown: Rect, _ aids: [[DisplayItem]],
    _ measures: MarkerMeasures
  ) throws(DrawingError) -> BlockDrawing {
    let map = Affine.translation(Point(0, -shown.minY)).then(.scale(growth))
    let ground = DisplayItem.fill(screen.outline.path, try design.color("ground"), .nonzero)
    let frame = Rect(x: 0, y: 0, width: shown.width * growth, height: shown.height * growth)
    let group = DisplayGroup(
      "screen", clip: .rectangle(frame), items: ([ground] + items).map { $0.applying(map) })
    var drawing = BlockDrawing(
      [.group(group)], aids: aids.flatMap(\.self), room: room(around: frame))
    drawing.measures = measures.drawn(zoom: growth)
    drawing.zoom = growth
    return drawing
  }
}
