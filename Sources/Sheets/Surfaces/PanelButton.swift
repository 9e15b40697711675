import DisplayList
import Geometry
import Markers

/// The button at the panel's top trailing corner: the profile's, or a stop's "Close stop detail".
/// The system's symbols are not ours to draw: simple figures stand in for them.
struct PanelButton {
  let isClose: Bool

  /// How an assistive technology meets it (003, Station header; 001, Navigation and controls).
  var accessibility: AccessibilityRow {
    AccessibilityRow(role: "button", label: isClose ? "Close stop detail" : "Profile")
  }

  /// The disc and what is on it, about its centre.
  func items(at center: Point, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let diameter = try design.dimension("panel.button.diameter")
    let disc = Path.circle(center: center, radius: diameter / 2)
    return [
      .fill(disc, try design.color("card-2"), .nonzero),
      isClose ? try cross(center, design) : try person(center, diameter, disc, design),
    ]
  }

  private func cross(_ center: Point, _ design: Design) throws(DrawingError) -> DisplayItem {
    let stroke = try design.dimension("panel.button.stroke") / 2
    let reach = max(0, try design.dimension("panel.button.glyph") / 2 - stroke)
    var path = Path()
    for side in [-1.0, 1] {
      let arm = Point(reach, side * reach)
      path.append(.outset(polygon: [center - arm, center + arm], by: stroke))
    }
    return layer("glyph", path, try design.color("ink"))
  }

  /// Head and shoulders, in parts of the disc's diameter, cut by the disc.
  private func person(
    _ center: Point, _ diameter: Double, _ disc: Path, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    var path = Path.circle(center: center - Point(0, 0.12 * diameter), radius: 0.17 * diameter)
    path.append(.circle(center: center + Point(0, 0.45 * diameter), radius: 0.34 * diameter))
    return .group(
      DisplayGroup(
        "glyph", clip: disc, items: [.fill(path, try design.color("caption"), .nonzero)]))
  }
}
