import DisplayList
import Geometry
import Markers
import Typesetting

/// Lines of text as a layer, the top of the first line at a place.
func textLayer(
  _ name: String, _ text: (block: TextBlock, size: Double, pitch: Double), at place: Point,
  color: String, _ design: Design
) throws(DrawingError) -> DisplayItem {
  let drop = try text.pitch / 2 + design.ratio("label.baseline-ratio") * text.size
  let color = try design.color(color)
  let lines = text.block.lines.enumerated().map { index, line in
    DisplayItem.fill(
      line.outline.path.offset(
        by: Point(place.x, place.y + Double(index) * text.pitch + drop)), color, .nonzero)
  }
  return .group(DisplayGroup(name, items: lines))
}
