import DisplayList
import Geometry

/// A dashed line of one point inside a box's edge: a touch target, or a layout's frame. A box of no
/// size has none.
func dashedBox(
  _ box: Rect, named name: String = "hit area", _ color: Color
) -> DisplayItem? {
  guard box.width > 0, box.height > 0 else { return nil }
  // The line lies inside the edge, so that it meets whole pixels.
  let line = box.inset(by: SheetMetrics.line / 2)
  var across = Path.segment(Point(box.minX, line.minY), Point(box.maxX, line.minY))
  across.append(.segment(Point(box.minX, line.maxY), Point(box.maxX, line.maxY)))
  var down = Path.segment(Point(line.minX, box.minY), Point(line.minX, box.maxY))
  down.append(.segment(Point(line.maxX, box.minY), Point(line.maxX, box.maxY)))
  if box.width == box.height {
    across.append(down)
    down = Path()
  }
  var items: [DisplayItem] = [.stroke(across, color, dashes(along: box.width))]
  if !down.isEmpty { items.append(.stroke(down, color, dashes(along: box.height))) }
  return .group(DisplayGroup(name, items: items))
}

/// A whole number of periods, begun in the middle of a dash: corners look alike.
private func dashes(along length: Double) -> StrokeStyle {
  let dash = length / max(1, (length / SheetMetrics.dashPeriod).rounded()) / 2
  return StrokeStyle(width: SheetMetrics.line, dash: [dash, dash], dashPhase: dash / 2)
}
