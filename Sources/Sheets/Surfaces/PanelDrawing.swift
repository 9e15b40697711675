import DisplayList
import Geometry
import Markers

/// Draws the panel, in points of the app: shadow, body, grabber, head, cards.
struct PanelDrawing {
  let layout: PanelLayout
  let design: Design

  /// The panel with its shadow, its cards ending above `limit`.
  func items(above limit: Double) throws(DrawingError) -> [DisplayItem] {
    let outline = try layout.outline(design)
    let cards = CardDrawing(design: design, textRows: 1, showsDetail: false)
    let content = try cards.filling(contentBelowField, above: limit)
    return [
      try shadow(),
      .fill(outline, try design.color("paper"), .nonzero), try grabber(), try head(),
    ] + (try field()) + content
  }

  /// The panel's shadow alone (003, Map panel surface: 0 −10 30 at 16 %).
  func shadow() throws(DrawingError) -> DisplayItem {
    let color = try design.color("panel.shadow.color").opacity(
      design.opacity("panel.shadow.opacity"))
    return .shadow(
      try shadowOutline(), color, sigma: try design.dimension("panel.shadow.blur") / 2)
  }

  /// The outline that the shadow blurs.
  func shadowOutline() throws(DrawingError) -> Path {
    try layout.outline(design).offset(by: Point(0, try design.offset("panel.shadow.offset")))
  }

  /// The grabber.
  func grabber() throws(DrawingError) -> DisplayItem {
    let bar = try layout.grabber(design)
    return layer(
      "grabber", RoundedRect(bar, radius: bar.height / 2).path, try design.color("muted"))
  }

  /// The title, and the button at the top trailing corner.
  func head() throws(DrawingError) -> DisplayItem {
    let head = layout.head
    let title = try design.label(
      layout.page.title, "panel.head.title", leading: Point(head.x, head.center.y), color: "ink")
    let button = try PanelButton(isClose: layout.page == .stopDetail).items(
      at: layout.buttonTarget(design).center, design)
    return .group(
      DisplayGroup("head", items: [title, .group(DisplayGroup("button", items: button))]))
  }

  /// What the search field says while it is empty.
  static let prompt = "Stops and routes"

  /// The search field's place, on the page Search.
  var fieldFrame: Rect? {
    guard layout.page == .search else { return nil }
    let content = layout.content
    return Rect(x: content.x, y: content.y, width: content.width, height: layout.head.height)
  }

  private var contentBelowField: Rect {
    guard let field = fieldFrame else { return layout.content }
    let top = field.maxY + (layout.content.y - layout.head.maxY)
    return Rect(
      x: field.x, y: top, width: field.width, height: max(0, layout.content.maxY - top))
  }

  private func field() throws(DrawingError) -> [DisplayItem] {
    guard let frame = fieldFrame else { return [] }
    let padding = try design.dimension("card.padding")
    let shape = RoundedRect(
      frame, radius: try design.dimension("card.radius"), style: .continuous)
    return [
      .fill(shape.path, try design.color("card-2"), .nonzero),
      try design.label(
        Self.prompt, "card.title", leading: Point(frame.x + padding, frame.center.y),
        color: "caption"),
    ]
  }
}
