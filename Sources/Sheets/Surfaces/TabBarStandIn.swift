import DisplayList
import Geometry
import Markers

/// An opaque stand-in for the system's floating tab bar: the glass is system material. In points of
/// the app.
struct TabBarStandIn {
  let frame: Rect

  /// Where it floats on a screen.
  init(_ screen: PhoneScreen, _ design: Design) throws(DrawingError) {
    let margin = try design.dimension("tab-bar.margin")
    let height = try design.dimension("tab-bar.height")
    frame = Rect(
      x: margin, y: screen.frame.maxY - (try design.dimension("tab-bar.bottom")) - height,
      width: max(0, screen.frame.width - 2 * margin), height: height)
  }

  /// What takes a touch of each tab: a share of the bar, as high as it.
  var tabFrames: [Rect] {
    let width = frame.width / Double(PanelPage.tabs.count)
    return PanelPage.tabs.indices.map { index in
      Rect(x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
    }
  }

  /// The bar with its three tabs, of which one is current.
  func items(current: String, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let paper = try design.color("paper")
    let edge = RoundedRect(frame, radius: frame.height / 2)
    let hairline = try design.color("ink").opacity(
      design.opacity("nearby-button.hairline.opacity"))
    let inner = edge.inset(by: try design.dimension("nearby-button.hairline.width"))
    var items: [DisplayItem] = [
      .fill(edge.path, hairline.over(paper), .nonzero), .fill(inner.path, paper, .nonzero),
    ]
    for (tab, part) in zip(PanelPage.tabs, tabFrames) {
      // Not by colour alone: the current tab has a place of its own too.
      if tab == current { items.append(try pill(part, design)) }
      items.append(
        try design.label(
          tab, "tab-bar.label", center: part.center, color: tab == current ? "brand" : "caption"))
    }
    return items
  }

  private func pill(_ part: Rect, _ design: Design) throws(DrawingError) -> DisplayItem {
    let box = part.inset(by: try design.dimension("tab-bar.inset"))
    return .fill(
      RoundedRect(box, radius: box.height / 2).path, try design.color("card-2"), .nonzero)
  }

  /// What redlines say of the bar, in places of the screen.
  func measures(on screen: PhoneScreen, _ design: Design) throws(DrawingError) -> [Measure] {
    let margin = try design.length("tab-bar.margin")
    let inset = try design.length("tab-bar.inset")
    return [
      .height(frame, try design.length("tab-bar.height")),
      .width(frame, try design.length("device.width").asNumber - .count(2) * margin),
      Measure(
        [
          .horizontal(from: screen.frame.minX, to: frame.minX, y: frame.maxY),
          .horizontal(from: frame.maxX, to: screen.frame.maxX, y: frame.maxY),
        ], margin),
      Measure(
        [frame.minX, frame.maxX].map {
          .vertical(from: frame.maxY, to: screen.frame.maxY, x: $0)
        }, try design.length("tab-bar.bottom")),
      Measure(.vertical(from: frame.minY, to: frame.minY + inset.value, x: frame.minX), inset),
    ]
  }
}
