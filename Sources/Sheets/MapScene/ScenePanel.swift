import DesignTokens
package import DisplayList
package import Geometry
package import Markers
package import Scenes
import Typesetting

/// The app's panel over a scene: the open stop's title, and its row of route chips.
package struct ScenePanel {
  private let layout: PanelLayout
  private let scene: Scene
  private let openStop: SceneMarker?
  private let design: Design

  /// The panel at a detent, on a screen of the scene's picture.
  package init(
    _ scene: Scene, _ detent: PanelDetent, size: Size, openStop: SceneMarker?, _ design: Design
  ) throws(DrawingError) {
    layout = try PanelLayout(
      .stopDetail, detent, PhoneScreen(size: size, design), design)
    self.scene = scene
    self.openStop = openStop
    self.design = design
  }

  /// The map between the top safe area and the panel: where a tapped arrival must be in sight.
  package var mapArea: Rect {
    let top = layout.screen.safeArea.minY
    return Rect(
      x: 0, y: top, width: layout.screen.frame.width, height: max(0, layout.frame.minY - top))
  }

  /// The panel with its shadow, grabber, head and chips.
  package func items() throws(DrawingError) -> [DisplayItem] {
    let drawing = PanelDrawing(layout: layout, design: design)
    let outline = try layout.outline(design)
    let button = try PanelButton(isClose: true).items(
      at: layout.buttonTarget(design).center, design)
    return [
      .group(
        DisplayGroup(
          "panel",
          items: [
            try drawing.shadow(), .fill(outline, try design.color("paper"), .nonzero),
            try drawing.grabber(), try title(),
            .group(DisplayGroup("button", items: button)),
            .group(DisplayGroup("chips", clip: outline, items: try chips())),
          ]))
    ]
  }

  /// The stop's name, cut to what is left beside the button.
  private func title() throws(DrawingError) -> DisplayItem {
    let head = layout.head
    let room = try layout.buttonTarget(design).minX - head.minX
    let text = try design.block(
      openStop?.name ?? scene.name, "panel.head.title", width: max(1, room), limit: 1)
    let baseline = try head.center.y + design.ratio("label.baseline-ratio") * text.size
    let color = try design.color("ink")
    return .group(
      DisplayGroup(
        "title",
        items: text.block.lines.map { line in
          .fill(line.outline.path.offset(by: Point(head.minX, baseline)), color, .nonzero)
        }))
  }

  /// The chips that the scene names, or those of the open stop. A row that is too long goes on beyond
  /// the panel's edge, as it scrolls in the app.
  private func chips() throws(DrawingError) -> [DisplayItem] {
    let chosen = scene.chips?.selected.map(choice) ?? .all
    let row = RouteChipRow(caption: "", routes: offered.map(choice), selected: chosen)
    let reach = try design.dimension("focus-ring.gap") + design.dimension("focus-ring.width")
    let middle = try layout.content.minY + design.dimension("route-chip.row.height") / 2
    // The first chip's edge, not its halo's, stands below the title's.
    let start = layout.content.minX - reach
    return try row.draw(design).map { chip in
      chip.marker.group("chip", applying: .translation(Point(start + chip.centerX, middle)))
    }
  }

  /// Ids of lines and bus routes.
  private var offered: [String] {
    if let chips = scene.chips { return chips.routes }
    guard let openStop else { return [] }
    switch scene.look(of: openStop) {
    case .station(let lines, let routes):
      return design.lines.lines.map(\.id).filter(lines.contains) + routes
    case .busStop(let routes): return routes
    case .train, .bus: return []
    }
  }

  private func choice(_ id: String) -> RouteChipState.Choice {
    if let route = RouteName(id), !design.lines.lines.contains(where: { $0.id == id }) {
      return .route(route)
    }
    return .line(id)
  }
}
