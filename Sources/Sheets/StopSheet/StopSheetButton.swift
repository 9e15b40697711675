import DisplayList
import Geometry
import Markers

/// A button of the metadata row: its glyph in a target of 44 × 44, about the target's centre. The
/// target's line has the same width at every zoom.
struct StopSheetButton {
  let items: [DisplayItem]
  let target: Rect

  init(
    _ button: StopSheetContent.Button, zoom: Double = 1, showsTarget: Bool, _ design: Design
  ) throws(DrawingError) {
    target = Rect(center: .zero, side: try design.dimension("hit-area.side") * zoom)
    let icon = try design.icon(button.icon)
    let path = icon.path(height: try design.dimension("stop-sheet.glyph") * zoom, center: .zero)
    let glyph = DisplayItem.group(
      DisplayGroup(
        "glyph", isPrecise: true,
        items: [.fill(path, try design.color(button.color), icon.fillRule)]))
    let box = showsTarget ? dashedBox(target, try design.color("caption")) : nil
    items = [box, glyph].compactMap(\.self)
  }
}
