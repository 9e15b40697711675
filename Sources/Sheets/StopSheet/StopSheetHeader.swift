import DisplayList
import Geometry
import Markers
import Typesetting

/// The head of a stop's sheet: its name, and the metadata row below, on a card of its own. Laid out
/// from the card's top left corner.
struct StopSheetHeader {
  /// The card: its least width, the space inside its edge, its corners.
  private static let width = 272.0
  private static let padding = 16.0
  private static let bottom = 8.0
  private static let radius = 16.0

  private var items: [DisplayItem] = []
  private var parts: [BlockDrawing.Part] = []
  private var measures: [Measure] = []
  private var facts: [MarkerMeasures.Fact] = []
  private var width = Self.width
  private let height: Double

  init(_ file: StopFile, showsTargets: Bool, _ design: Design) throws(DrawingError) {
    let title = try design.block(
      file.stop.name, "stop-sheet.title", width: Self.width - 2 * Self.padding,
      limit: design.lineCount("stop-sheet.title-lines"))
    let row =
      try Self.padding + Double(title.block.lines.count) * title.pitch
      + design.dimension("stop-sheet.row.top")
    let target = try design.dimension("hit-area.side")
    height = row + target + Self.bottom
    facts = try [
      design.textSize("stop-sheet.title"), .lines(design.factor("stop-sheet.title-lines")),
    ]
    let top = try design.length("stop-sheet.row.top")
    measures.append(
      Measure(.vertical(from: row - top.value, to: row, x: Self.padding), top))
    items.append(
      try textLayer(
        "title", title, at: Point(Self.padding, Self.padding), color: "ink", design))
    let x = try addButtons(
      file.content.buttons, top: row, target: target, showsTargets, design)
    try addService(file.stop.service, at: Point(x, row + target / 2), design)
  }

  /// The header on its card.
  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let card = Rect(x: 0, y: 0, width: width, height: height)
    let line = try design.color("ink").opacity(SheetMetrics.panelLineOpacity)
    let edge = RoundedRect(card, radius: Self.radius)
    let fill = DisplayItem.fill(edge.path, try design.color("paper"), .nonzero)
    var drawing = BlockDrawing([fill, edgeLine(edge, line)] + items, room: card)
    drawing.parts = parts
    drawing.measures = MarkerMeasures(measures)
    drawing.measures.facts = facts
    return drawing
  }

  /// Adds the buttons from the left; where the next part of the row begins. The first glyph's box
  /// stands below the title's edge, so its target reaches beyond it.
  private mutating func addButtons(
    _ buttons: [StopSheetContent.Button], top: Double, target: Double, _ showsTargets: Bool,
    _ design: Design
  ) throws(DrawingError) -> Double {
    guard !buttons.isEmpty else { return Self.padding }
    let gap = try design.dimension("stop-sheet.row.gap")
    var x = try Self.padding - (target - design.dimension("stop-sheet.glyph")) / 2
    for button in buttons {
      let drawing = try StopSheetButton(button, showsTarget: showsTargets, design)
      let center = Point(x + target / 2, top + target / 2)
      items.append(
        .group(
          DisplayGroup(
            button.icon,
            items: (drawing.box + drawing.items).map { $0.applying(.translation(center)) })))
      parts.append(
        BlockDrawing.Part(
          name: "\(button.icon)-button", caption: button.label,
          frame: drawing.target.offset(by: center)))
      x += target + gap
    }
    try measureTarget(
      Rect(
        x: x - Double(buttons.count) * (target + gap), y: top, width: target, height: target),
      design)
    return x
  }

  /// The first button's measures, and the gap behind it (002, table Accessibility button).
  private mutating func measureTarget(_ target: Rect, _ design: Design) throws(DrawingError) {
    let glyph = try design.length("stop-sheet.glyph")
    let gap = try design.length("stop-sheet.row.gap")
    measures += [
      .side(target, try design.length("hit-area.side")),
      .height(Rect(center: target.center, side: glyph.value), glyph),
      Measure(
        .horizontal(from: target.maxX, to: target.maxX + gap.value, y: target.maxY), gap),
    ]
  }

  private mutating func addService(
    _ service: Stop.Service, at place: Point, _ design: Design
  ) throws(DrawingError) {
    switch service {
    case .train(let lines): try addLineBar(lines, at: place, design)
    case .bus(let routes): try addRoutes(routes, at: place, design)
    }
  }

  /// One bar a line (001, LineBarView); the card grows with them.
  private mutating func addLineBar(
    _ ids: [String], at place: Point, _ design: Design
  ) throws(DrawingError) {
    let bars = try LineBar.draw(ids, design)
    let length = bars.inkBox?.width ?? 0
    let move = Affine.translation(Point(place.x + length / 2, place.y))
    items.append(
      .group(DisplayGroup("lines", isPrecise: true, items: bars.map { $0.applying(move) })))
    width = max(width, place.x + length + Self.padding)
  }

  /// A capsule for each route that fits, then how many more there are.
  private mutating func addRoutes(
    _ routes: [RouteName], at place: Point, _ design: Design
  ) throws(DrawingError) {
    let gap = try design.dimension("stop-sheet.route.gap")
    var x = place.x
    for (index, route) in routes.enumerated() {
      let capsule = try StopSheetRoute(route.text, design)
      let rest = try StopSheetRoute("+\(routes.count - index)", isCount: true, design)
      let isLast = index == routes.count - 1
      let needed = capsule.width + (isLast ? 0 : gap + rest.width)
      let fits = index == 0 || x + needed <= width - Self.padding
      let shown = fits ? capsule : rest
      items.append(shown.item(left: Point(x, place.y)))
      if index == 0 {
        measures += try capsule.measures(isFollowed: !isLast, design).moved(by: place)
        facts.append(try design.textSize("stop-sheet.route.label"))
      }
      x += shown.width + gap
      if !fits { break }
    }
    width = max(width, x - gap + Self.padding)
  }
}
