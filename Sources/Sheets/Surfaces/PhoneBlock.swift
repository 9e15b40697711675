import DisplayList
import Geometry
import Markers

/// A phone with the panel on it, with its dimension lines: a block of the sheet.
struct PhoneBlock {
  let layout: PanelLayout
  let tabBar: TabBarStandIn
  let request: SheetRequest
  let design: Design
  let zoom: Double

  /// Room for dimension lines left of and below a phone; with the phone, it is a third of the sheet
  /// at the usual zoom.
  static let leftRoom = 56.0
  static let rightRoom = 32.0
  static let bottomRoom = 32.0
  static let topRoom = 4.0

  init(
    _ page: PanelPage, _ detent: PanelDetent, zoom: Double, _ request: SheetRequest,
    _ design: Design
  ) throws(DrawingError) {
    let screen = try PhoneScreen(design)
    layout = try PanelLayout(page, detent, screen, design)
    tabBar = try TabBarStandIn(screen, design)
    self.request = request
    self.design = design
    self.zoom = zoom
  }

  /// The phone and its measures.
  func drawing() throws(DrawingError) -> BlockDrawing {
    let limit = tabBar.frame.y - (try design.dimension("card.gap"))
    let panel = try PanelDrawing(layout: layout, design: design).items(above: limit)
    let bar = DisplayGroup(
      "tab bar stand-in", items: try tabBar.items(current: layout.page.tab, design))
    let (grabber, button) = try (layout.grabberTarget(design), layout.buttonTarget(design))
    var drawing = BlockDrawing(
      try phone([.group(DisplayGroup("panel", items: panel)), .group(bar)]) + box(of: button),
      aids: try box(of: grabber) + dimensionLines(), room: room)
    drawing.hitFrame = enlarged(grabber)
    drawing.zoom = zoom
    drawing.measures = try measures().drawn(zoom: zoom)
    drawing.accessibility = layout.grabberAccessibility
    drawing.parts = try parts()
    return drawing
  }

  /// A screen of the map's ground with items on it, all cut by its edge.
  func phone(_ items: [DisplayItem]) throws(DrawingError) -> [DisplayItem] {
    let enlarge = Affine.scale(zoom)
    let edge = RoundedRect(
      enlarged(layout.screen.frame), radius: layout.screen.radius * zoom, style: .continuous)
    return [
      .group(
        DisplayGroup(
          "screen", clip: edge.path,
          items: try SheetRequest.Ground.items(request.ground, in: edge.rect, design)
            + items.map { $0.applying(enlarge) })),
      edgeLine(edge, try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)),
    ]
  }

  /// The dashed box of a touch target, where these are shown.
  private func box(of target: Rect) throws(DrawingError) -> [DisplayItem] {
    guard request.showsHitAreas else { return [] }
    return [dashedBox(enlarged(target), try design.color("caption"))].compactMap(\.self)
  }

  /// A place of the app on the sheet, about the phone's top left corner.
  func enlarged(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x * zoom, y: rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  /// The phone and the room for its dimension lines.
  var room: Rect {
    let phone = enlarged(layout.screen.frame)
    return Rect(
      x: -Self.leftRoom, y: -Self.topRoom,
      width: (Self.leftRoom + phone.width + Self.rightRoom).rounded(.up),
      height: (Self.topRoom + phone.height + Self.bottomRoom).rounded(.up))
  }

  private func parts() throws(DrawingError) -> [BlockDrawing.Part] {
    let button = PanelButton(isClose: layout.page == .stopDetail)
    return [
      BlockDrawing.Part(name: "screen", caption: "Screen", frame: enlarged(layout.screen.frame)),
      .init(name: "panel", caption: "Panel", frame: enlarged(layout.frame)),
      .init(
        name: "grabber", caption: layout.grabberAccessibility.label,
        frame: enlarged(try layout.grabberTarget(design))),
      .init(
        name: "button", caption: button.accessibility.label,
        frame: enlarged(try layout.buttonTarget(design))),
      .init(
        name: "tab-bar", caption: "Tab bar: opaque stand-in", frame: enlarged(tabBar.frame)),
    ]
  }
}
