import DisplayList
import Geometry

/// The dashed line inside the edge of a touch target. A target of no size has none.
func dashedBox(_ box: Rect, _ color: Color) -> DisplayItem? {
  let side = box.width
  guard side > 0 else { return nil }
  // The line lies inside the edge, so that it meets whole pixels.
  let line = box.inset(by: SheetMetrics.line / 2)
  var edges = Path()
  for (start, end) in [
    (Point(box.minX, line.minY), Point(box.maxX, line.minY)),
    (Point(box.minX, line.maxY), Point(box.maxX, line.maxY)),
    (Point(line.minX, box.minY), Point(line.minX, box.maxY)),
    (Point(line.maxX, box.minY), Point(line.maxX, box.maxY)),
  ] {
    edges.append(.segment(start, end))
  }
  // A whole number of periods on each edge, begun in the middle of a dash: corners look alike.
  let dash = side / max(1, (side / SheetMetrics.dashPeriod).rounded()) / 2
  let style = StrokeStyle(width: SheetMetrics.line, dash: [dash, dash], dashPhase: dash / 2)
  return .group(DisplayGroup("hit area", items: [.stroke(edges, color, style)]))
}
