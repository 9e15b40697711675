import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// A distance as it is written: as text, filled behind where an eye can hardly tell the two apart, and
/// in a ring where it is the smallest of its table.
struct DistanceMark {
  let distance: ColorDistance
  var isLeast = false

  /// The mark's box without its ring; the ring's distance from it, and its width.
  static let size = Size(38, 16)
  private static let ringGap = 1.0
  private static let ringWidth = 1.5

  /// The mark about its middle.
  func items(at center: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let box = Rect(center: center, width: Self.size.width, height: Self.size.height)
    let edge = RoundedRect(box, radius: box.height / 2)
    let ink = try design.color(design.pageColors.ink)
    var items: [DisplayItem] = []
    if isLeast {
      let inner = edge.inset(by: -Self.ringGap)
      items.append(
        ring("smallest", outer: inner.inset(by: -Self.ringWidth).path, inner: inner.path, ink))
    }
    if distance.isHardlySeen { items.append(layer("hardly seen", edge.path, ink)) }
    let style = isMarked ? SheetText.redlineKey : SheetText.tokenValue
    let colors = design.pageColors
    items.append(
      try design.text(
        distance.text, style, at: Point(center.x, center.y + 0.35 * style.size), .center,
        color: distance.isHardlySeen ? colors.paper : colors.ink))
    return items
  }

  private var isMarked: Bool { isLeast || distance.isHardlySeen }
}
