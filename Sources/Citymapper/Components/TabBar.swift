import DisplayList
package import Geometry
package import Markers

/// The app's tabs (004, section 4). The bar is the system's; this opaque one stands in for it.
package enum TabBar {
  /// A tab, in the order of the bar.
  package enum Tab: String, CaseIterable, Hashable, Sendable {
    case getMe = "Get me"
    case nearby = "Nearby"
    case saved = "Saved"
    case you = "You"

    /// The icon that stands for it; only Saved has another one where it is active.
    func icon(isActive: Bool) -> String {
      switch self {
      case .getMe: "search"
      case .nearby: "pin"
      case .saved: isActive ? "heart-fill" : "heart"
      case .you: "person"
      }
    }
  }

  /// The bar, `width` wide, with one tab active.
  package static func draw(
    active: Tab, width: Double, _ design: Design
  ) throws(DrawingError) -> Component {
    let height = try design.dimension("tab-bar.height")
    let line = Rect(x: 0, y: 0, width: width, height: try design.dimension("divider.width"))
    var items = [
      layer(
        "body", .rectangle(Rect(x: 0, y: 0, width: width, height: height)),
        try design.color("scheme.canvas")),
      layer("divider", .rectangle(line), try design.color("scheme.divider")),
    ]
    let frames = try frames(width: width, design)
    for (tab, frame) in zip(Tab.allCases, frames) {
      items += try draw(tab, isActive: tab == active, center: frame.center, design)
    }
    var bar = Component(
      items: items, size: Size(width, height),
      accessibility: AccessibilityRow(
        role: "tab bar", label: Tab.allCases.map(\.rawValue).joined(separator: ", "),
        value: active.rawValue),
      measures: try measures(column: width / Double(frames.count), width: width, design),
      facts: try facts(["tab-bar.gap", "divider.width"], texts: ["tab"], design))
    bar.target = zip(Tab.allCases, frames).first { $0.0 == active }?.1
    bar.targetSize = MarkerMeasures.Frame(
      width: .count(width / Double(frames.count)), height: try design.length("tab-bar.height"))
    return bar
  }

  /// Where each tab of a bar takes a touch: an equal part of it, as high as the bar.
  package static func frames(width: Double, _ design: Design) throws(DrawingError) -> [Rect] {
    let height = try design.dimension("tab-bar.height")
    let column = width / Double(Tab.allCases.count)
    return Tab.allCases.indices.map { index in
      Rect(x: Double(index) * column, y: 0, width: column, height: height)
    }
  }

  /// The bar and its symbols.
  private static func measures(
    column: Double, width: Double, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let height = try design.length("tab-bar.height")
    let glyph = try design.length("symbol.tab")
    let gap = try design.dimension("tab-bar.gap")
    let label = try TextLine(Tab.getMe.rawValue, "type.tab", design)
    let top = (height.value - glyph.value - gap - label.height) / 2
    return [
      .height(Rect(x: 0, y: 0, width: width, height: height.value), height),
      down(top, at: [column / 2, width - column / 2], glyph),
    ]
  }

  /// A tab's symbol above its label, the two in the middle of the bar.
  private static func draw(
    _ tab: Tab, isActive: Bool, center: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color(isActive ? "tab-bar.active" : "tab-bar.inactive")
    let glyph = try design.dimension("symbol.tab")
    let gap = try design.dimension("tab-bar.gap")
    let label = try TextLine(tab.rawValue, "type.tab", design)
    let top = center.y - (glyph + gap + label.height) / 2
    return [
      glyphLayer(
        try design.icon(tab.icon(isActive: isActive)), height: glyph,
        center: Point(center.x, top + glyph / 2), color),
      label.layer(
        "label", at: Point(center.x - label.width / 2, top + glyph + gap + label.height / 2),
        color),
    ]
  }
}
