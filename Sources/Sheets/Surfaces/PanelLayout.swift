import DisplayList
package import Geometry
package import Markers

/// Where the panel and what is in it stand on a screen, in points of the app.
package struct PanelLayout {
  package let screen: PhoneScreen
  package let page: PanelPage
  package let detent: PanelDetent
  /// The panel.
  package let frame: Rect
  /// The row of title and button.
  package let head: Rect
  /// From the head to the panel's bottom edge, within the padding.
  package let content: Rect

  /// A page at a detent (001, Core sheet). A panel that its detent puts off the screen is an error.
  package init(
    _ page: PanelPage, _ detent: PanelDetent, _ screen: PhoneScreen, _ design: Design
  ) throws(DrawingError) {
    self.screen = screen
    self.page = page
    self.detent = detent
    let margin = try design.dimension("panel.margin")
    let top = try Self.top(page, detent, screen, design)
    let bottom = screen.frame.maxY - margin
    guard 0..<max(0, bottom) ~= top, 2 * margin < screen.frame.width else {
      throw .value(
        name: "the panel’s top at its \(detent.rawValue)", value: decimal(top),
        accepted: "0 to \(decimal(bottom)), the screen without panel.margin")
    }
    frame = Rect(
      x: margin, y: top, width: screen.frame.width - 2 * margin, height: bottom - top)
    let padding = try design.dimension("panel.padding")
    head = Rect(
      x: frame.x + padding, y: top + (try design.dimension("panel.head.top")),
      width: max(0, frame.width - 2 * padding), height: try design.dimension("hit-area.side"))
    let start = head.maxY + (try design.dimension("panel.head.gap"))
    content = Rect(x: head.x, y: start, width: head.width, height: max(0, bottom - start))
  }

  /// The panel's top edge.
  private static func top(
    _ page: PanelPage, _ detent: PanelDetent, _ screen: PhoneScreen, _ design: Design
  ) throws(DrawingError) -> Double {
    let safe = screen.safeArea
    switch detent {
    case .tip: return safe.maxY - (try design.dimension(page.tipToken))
    case .half: return safe.maxY - (try design.ratio("panel.half-ratio")) * safe.height
    case .full: return safe.minY + (try design.dimension("panel.full-top"))
    }
  }

  /// The panel's outline.
  package func outline(_ design: Design) throws(DrawingError) -> Path {
    RoundedRect(
      frame, radius: try design.dimension("panel.radius"), style: .continuous
    ).path
  }

  /// The grabber.
  package func grabber(_ design: Design) throws(DrawingError) -> Rect {
    let width = try design.dimension("panel.grabber.width")
    return Rect(
      x: frame.center.x - width / 2, y: frame.y + (try design.dimension("panel.grabber.top")),
      width: width, height: try design.dimension("panel.grabber.height"))
  }

  /// The grabber's touch target: from the panel's top edge, so that none of it lies on the map.
  package func grabberTarget(_ design: Design) throws(DrawingError) -> Rect {
    let side = try design.dimension("hit-area.side")
    return Rect(x: frame.center.x - side / 2, y: frame.y, width: side, height: side)
  }

  /// How an assistive technology meets the grabber (003, Map panel grabber).
  package var grabberAccessibility: AccessibilityRow {
    AccessibilityRow(role: "adjustable", label: "Panel position", value: detent.value)
  }

  /// The touch target of the button at the top trailing corner; its disc ends with the cards.
  package func buttonTarget(_ design: Design) throws(DrawingError) -> Rect {
    let radius = try design.dimension("panel.button.diameter") / 2
    return Rect(
      center: Point(head.maxX - radius, head.center.y),
      side: try design.dimension("hit-area.side"))
  }
}
