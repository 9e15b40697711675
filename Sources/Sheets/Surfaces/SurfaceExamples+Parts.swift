import DisplayList
import Geometry
import Markers

extension SurfaceExamples {
  /// The panel's small parts; then its head, a card, its shadow and what floats over it.
  func parts() throws(DrawingError) -> [SheetBlock] {
    let shadow = try shadowCaption()
    return [
      SheetBlock("grabber", caption: "Grabber in its 44 target") {
        () throws(DrawingError) in try grabber()
      },
      SheetBlock("profile-button", caption: "Profile") {
        () throws(DrawingError) in try button(isClose: false)
      },
      SheetBlock("close-button", caption: "Close stop detail") {
        () throws(DrawingError) in try button(isClose: true)
      },
      SheetBlock("corner", caption: "Corner · continuous") {
        () throws(DrawingError) in try corner()
      },
      SheetBlock("head", caption: "Head") { () throws(DrawingError) in try head() },
      SheetBlock("card", caption: "Card") { () throws(DrawingError) in try card() },
      SheetBlock("shadow", caption: shadow) { () throws(DrawingError) in try self.shadow() },
      SheetBlock("tab-bar", caption: "Tab bar stand-in") {
        () throws(DrawingError) in try tabBar()
      },
    ]
  }

  private var chain: DimensionChain { DimensionChain(zoom: partZoom, design: design) }
  private static let distance = DimensionChain.distance
  /// Room for lines and labels around a part.
  private static let around = 40.0

  /// The shadow as 003 names it: offsets, blur, opacity.
  private func shadowCaption() throws(DrawingError) -> String {
    let offset = decimal(try design.offset("panel.shadow.offset")).replacing("-", with: "−")
    let blur = try design.dimension("panel.shadow.blur")
    let part = decimal(100 * (try design.opacity("panel.shadow.opacity")))
    let reach = try shadowReach()
    // What the dimension line above the offset's says.
    let end = blur > 0 ? " · ends \(hundredths(reach)) out, \(hundredths(reach / blur)) × blur" : ""
    return "Shadow alone · 0, \(offset), blur \(decimal(blur)) at \(part) %\(end)"
  }

  /// How far the shadow is drawn beyond the outline that it blurs.
  private func shadowReach() throws(DrawingError) -> Double {
    let panel = PanelDrawing(layout: try layout(), design: design)
    guard let outline = try panel.shadowOutline().bounds, let ink = try panel.shadow().inkBox
    else { return 0 }
    return outline.minY - ink.minY
  }

  private func layout() throws(DrawingError) -> PanelLayout {
    try PanelLayout(.home, .half, PhoneScreen(design), design)
  }

  /// A drawing with room for dimension lines around what it shows, a touch target.
  private func drawing(
    _ items: [DisplayItem], aids: [DisplayItem], showing rect: Rect, _ measures: [Measure]
  ) throws(DrawingError) -> BlockDrawing {
    let area = rect.inset(by: -Self.around)
    // Whole points, so that edges keep to pixels.
    let width = 2 * (area.width / 2).rounded(.up)
    var drawing = BlockDrawing(
      items, aids: aids,
      room: Rect(x: area.x, y: area.y, width: width, height: area.height.rounded(.up)))
    let side = try design.length("hit-area.side")
    drawing.hitFrame = rect
    drawing.zoom = partZoom
    drawing.measures = MarkerMeasures(
      measures, hitFrame: MarkerMeasures.Frame(width: side, height: side)
    ).drawn(zoom: partZoom)
    return drawing
  }

  private func enlarged(_ rect: Rect, _ zoom: Double) -> Rect {
    Rect(
      x: rect.x * zoom, y: rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  private func target(_ box: Rect) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color("caption")
    guard box.width > 0, request.showsHitAreas else { return [] }
    return [dashedBox(box, color)].compactMap(\.self)
  }

  /// The grabber in its target, about the middle of the panel's top edge.
  private func grabber() throws(DrawingError) -> BlockDrawing {
    let layout = try layout()
    let shift = Point(-layout.frame.center.x, -layout.frame.minY)
    let bar = try layout.grabber(design).offset(by: shift)
    let side = try layout.grabberTarget(design).offset(by: shift)
    let box = enlarged(side, partZoom)
    let item = try PanelDrawing(layout: layout, design: design).grabber()
    let left = box.minX - Self.distance
    let top = try design.length("panel.grabber.top")
    var drawing = try drawing(
      [item.applying(Affine.translation(shift).then(.scale(partZoom)))],
      aids: (try target(box))
        + (try chain.across(span(side.minX, side.maxX), at: -Self.distance, above: true))
        + (try chain.across(span(bar.minX, bar.maxX), at: box.maxY + Self.distance))
        + (try chain.down(span(side.minY, bar.minY), at: left, left: true))
        + (try chain.down(span(bar.minY, bar.maxY), at: left, left: true))
        + (try chain.down(span(side.minY, side.maxY), at: box.maxX + Self.distance)),
      showing: box,
      [
        .width(bar, design.length("panel.grabber.width")),
        .height(bar, design.length("panel.grabber.height")),
        Measure(
          [bar.minX, bar.maxX].map {
            .vertical(from: bar.minY - top.value, to: bar.minY, x: $0)
          }, top),
      ])
    drawing.accessibility = layout.grabberAccessibility
    return drawing
  }

  /// A button in its target, about its centre.
  private func button(isClose: Bool) throws(DrawingError) -> BlockDrawing {
    let button = PanelButton(isClose: isClose)
    let side = Rect(center: .zero, side: try design.dimension("hit-area.side"))
    let disc = Rect(center: .zero, side: try design.dimension("panel.button.diameter"))
    let cross = Rect(center: .zero, side: try design.dimension("panel.button.glyph"))
    let box = enlarged(side, partZoom)
    var lines =
      try target(box)
      + chain.across(span(side.minX, side.maxX), at: box.minY - Self.distance, above: true)
      + chain.across(span(disc.minX, disc.maxX), at: box.maxY + Self.distance)
      + chain.down(span(side.minY, side.maxY), at: box.maxX + Self.distance)
    if isClose {
      lines += try chain.down(
        span(cross.minY, cross.maxY), at: box.minX - Self.distance, left: true)
    }
    var measures = [Measure.side(disc, try design.length("panel.button.diameter"))]
    if isClose { measures.append(.height(cross, try design.length("panel.button.glyph"))) }
    var drawing = try drawing(
      button.items(at: .zero, design).map { $0.applying(.scale(partZoom)) }, aids: lines,
      showing: box, measures)
    if isClose {
      drawing.measures.facts = [MarkerMeasures.Fact(try design.length("panel.button.stroke"))]
    }
    drawing.accessibility = button.accessibility
    return drawing
  }
}
