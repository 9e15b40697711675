import DisplayList
import Geometry
import Markers

// Parts that are as wide as the panel, and its corner.

extension SurfaceExamples {
  private static let distance = DimensionChain.distance
  /// Room for lines and labels beside, above and below a strip.
  private static let side = 40.0
  private static let above = 32.0
  /// How much of the screen's corner is shown, in radii of the panel.
  private static let cornerReach = 2.0

  /// The screen's and the panel's bottom leading corners.
  func corner() throws(DrawingError) -> BlockDrawing {
    let screen = try PhoneScreen(design)
    let layout = try PanelLayout(.home, .half, screen, design)
    let radius = try design.dimension("panel.radius")
    let margin = layout.frame.minX
    let reach = margin + Self.cornerReach * radius
    let shift = Affine.translation(Point(0, reach - screen.frame.maxY)).then(.scale(partZoom))
    let shown = Rect(x: 0, y: 0, width: reach * partZoom, height: reach * partZoom)
    let ground = DisplayItem.fill(screen.outline.path, try design.color("ground"), .nonzero)
    let panel = DisplayItem.fill(try layout.outline(design), try design.color("paper"), .nonzero)
    let chain = DimensionChain(zoom: partZoom, design: design)
    let (left, bottom) = (-Self.distance, shown.maxY + Self.distance)
    let edge = reach - margin
    var drawing = BlockDrawing(
      [
        .group(
          DisplayGroup(
            "corner", clip: .rectangle(shown), items: [ground, panel].map { $0.applying(shift) }))
      ],
      aids: (try chain.across(span(0, margin), at: bottom))
        + (try chain.across(span(margin, margin + radius), at: bottom, "radius"))
        + (try chain.down(span(edge, reach), at: left, left: true))
        + (try chain.down(span(edge - radius, edge), at: left, left: true)),
      room: room(around: shown))
    drawing.measures = MarkerMeasures(
      try cornerMeasures(Rect(x: 0, y: 0, width: reach, height: reach))
    ).drawn(zoom: partZoom)
    drawing.zoom = partZoom
    return drawing
  }

  /// Margin and radii, along both edges of what is shown.
  private func cornerMeasures(_ shown: Rect) throws(DrawingError) -> [Measure] {
    let margin = try design.length("panel.margin")
    let along = { (from: Double, quantity: Quantity) in
      let to = from + quantity.value
      return Measure(
        [
          .horizontal(from: from, to: to, y: shown.maxY),
          .vertical(from: shown.maxY - to, to: shown.maxY - from, x: shown.minX),
        ], quantity)
    }
    return [
      along(0, margin), along(margin.value, try design.length("panel.radius")),
      along(0, try design.length("device.radius")),
    ]
  }

  /// The panel's head across its whole width.
  func head() throws(DrawingError) -> BlockDrawing {
    let layout = try PanelLayout(.home, .half, PhoneScreen(design), design)
    let origin = Point(-layout.frame.minX, -layout.frame.minY)
    let map = Affine.translation(origin).then(.scale(growth))
    let panel = PanelDrawing(layout: layout, design: design)
    let (head, content) = (layout.head.offset(by: origin), layout.content.offset(by: origin))
    let shown = Rect(
      x: 0, y: 0, width: layout.frame.width * growth, height: content.minY * growth)
    let button = try layout.buttonTarget(design).center.x + origin.x
    let disc = try design.dimension("panel.button.diameter") / 2
    let (left, bottom) = (-Self.distance, shown.maxY + Self.distance)
    let chain = DimensionChain(zoom: growth, design: design)
    var drawing = BlockDrawing(
      try strip(shown, layout) + [panel.grabber(), panel.head()].map { $0.applying(map) },
      aids: try chain.down(span(0, head.minY), at: left, left: true)
        + chain.down(span(head.minY, head.maxY), at: left, left: true)
        + chain.down(span(head.maxY, content.minY), at: left, left: true)
        + chain.across(span(0, head.minX), at: bottom)
        + chain.across(span(button - disc, button + disc), at: bottom)
        + chain.across(span(head.maxX, layout.frame.width), at: bottom),
      room: room(around: shown))
    drawing.measures = MarkerMeasures(
      try headMeasures(layout).moved(by: origin)
    ).drawn(zoom: growth)
    drawing.measures.facts = [try design.textSize("panel.head.title")]
    drawing.zoom = growth
    return drawing
  }

  /// The panel's head, in places of the screen.
  private func headMeasures(_ layout: PanelLayout) throws(DrawingError) -> [Measure] {
    let (panel, head, content) = (layout.frame, layout.head, layout.content)
    let diameter = try design.length("panel.button.diameter")
    let disc = Rect(center: try layout.buttonTarget(design).center, side: diameter.value)
    let down = { (from: Double, to: Double, quantity: Quantity) in
      Measure([panel.minX, panel.maxX].map { .vertical(from: from, to: to, x: $0) }, quantity)
    }
    return [
      down(panel.minY, head.minY, try design.length("panel.head.top")),
      down(head.minY, head.maxY, try design.length("hit-area.side")),
      down(head.maxY, content.minY, try design.length("panel.head.gap")),
      Measure(
        [
          .horizontal(from: panel.minX, to: head.minX, y: content.minY),
          .horizontal(from: head.maxX, to: panel.maxX, y: content.minY),
        ], try design.length("panel.padding")),
      .side(disc, diameter),
    ]
  }

  /// The panel's upper part as an outline, cut where its content begins.
  private func strip(
    _ shown: Rect, _ layout: PanelLayout
  ) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(
      Rect(
        x: 0, y: 0, width: shown.width, height: max(shown.height, layout.frame.height * growth)),
      radius: try design.dimension("panel.radius") * growth, style: .continuous)
    let line = edgeLine(edge, try design.color("ink").opacity(SheetMetrics.swatchLineOpacity))
    return [.group(DisplayGroup("panel", clip: .rectangle(shown), items: [line]))]
  }

  /// A card of two rows, as wide as on the panel.
  func card() throws(DrawingError) -> BlockDrawing {
    let layout = try PanelLayout(.home, .half, PhoneScreen(design), design)
    let row = try design.dimension("card.row-height")
    let padding = try design.dimension("card.padding")
    let radius = try design.dimension("card.radius")
    let frame = Rect(x: 0, y: 0, width: layout.content.width, height: 2 * row)
    let card = try CardDrawing(design: design, textRows: 2, showsDetail: true).card(frame, rows: 2)
    let shown = Rect(x: 0, y: 0, width: frame.width * growth, height: frame.height * growth)
    let chain = DimensionChain(zoom: growth, design: design)
    let (left, right) = (-Self.distance, shown.maxX + Self.distance)
    let bottom = shown.maxY + Self.distance
    var drawing = BlockDrawing(
      [card.applying(.scale(growth))],
      aids: try chain.down(span(0, row), at: left, left: true)
        + chain.down(span(row, 2 * row), at: left, left: true)
        + chain.down(span(0, padding), at: right)
        + chain.down(span(padding, row - padding), at: right)
        + chain.down(span(row - padding, row), at: right)
        + chain.across(span(0, padding), at: bottom)
        + chain.across(span(frame.width - padding, frame.width), at: bottom)
        + chain.across(span(0, radius), at: -Self.distance, above: true, "radius"),
      room: room(around: shown, atLeast: layout.screen.frame.width * growth))
    drawing.measures = MarkerMeasures(try cardMeasures(frame)).drawn(zoom: growth)
    drawing.measures.facts = try ["card.title", "card.detail"].map { name throws(DrawingError) in
      try design.textSize(name)
    }
    drawing.zoom = growth
    return drawing
  }

  /// A card of two rows (003, Cards and rows).
  private func cardMeasures(_ frame: Rect) throws(DrawingError) -> [Measure] {
    let row = try design.length("card.row-height")
    let padding = try design.length("card.padding")
    let down = { (from: Double, quantity: Quantity) in
      Measure(
        [frame.minX, frame.maxX].map { .vertical(from: from, to: from + quantity.value, x: $0) },
        quantity)
    }
    return [
      down(frame.minY, row), down(frame.minY, padding),
      down(padding.value, row.asNumber - .count(2) * padding),
      Measure(
        [
          .horizontal(from: frame.minX, to: padding.value, y: frame.maxY),
          .horizontal(from: frame.maxX - padding.value, to: frame.maxX, y: frame.maxY),
        ], padding),
      .radius(frame, try design.length("card.radius")),
    ]
  }

  /// The room of what is shown with its dimension lines; `width` where that is more.
  func room(around shown: Rect, atLeast width: Double = 0) -> Rect {
    let spare = max(0, width - shown.width) / 2
    return Rect(
      x: -Self.side - spare.rounded(), y: -Self.above,
      width: 2 * (shown.width / 2 + spare + Self.side).rounded(.up),
      height: (shown.height + 2 * Self.above).rounded(.up))
  }
}
