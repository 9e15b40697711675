import DisplayList
import Geometry
import Markers

/// A button of the metadata row: its glyph in a target of 44 × 44, about the target's centre. The
/// target's line has the same width at every zoom.
struct StopSheetButton {
  /// The glyph.
  let items: [DisplayItem]
  /// The target's dashed box, where it is shown.
  let box: [DisplayItem]
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
    let dashes = showsTarget ? dashedBox(target, try design.color("caption")) : nil
    box = [dashes].compactMap(\.self)
    items = [glyph]
  }

  /// Glyph and target (002, table Accessibility button), at life size.
  static func measures(_ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("hit-area.side")
    let glyph = try design.length("stop-sheet.glyph")
    return MarkerMeasures(
      [.height(Rect(center: .zero, side: glyph.value), glyph)],
      hitFrame: MarkerMeasures.Frame(width: side, height: side))
  }
}
