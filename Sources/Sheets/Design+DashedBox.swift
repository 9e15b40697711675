import DisplayList
import Geometry
import Markers

extension Design {
  /// A dashed box of one point's line, all of it within `box`; nothing for a box of no size.
  func dashedBox(_ box: Rect, color: String) throws(DrawingError) -> [DisplayItem] {
    guard box.width > 0, box.height > 0 else { return [] }
    // The line lies inside the edge, so that it meets whole pixels.
    let line = box.inset(by: SheetMetrics.line / 2)
    var rows = Path.segment(Point(box.minX, line.minY), Point(box.maxX, line.minY))
    rows.append(.segment(Point(box.minX, line.maxY), Point(box.maxX, line.maxY)))
    var columns = Path.segment(Point(line.minX, box.minY), Point(line.minX, box.maxY))
    columns.append(.segment(Point(line.maxX, box.minY), Point(line.maxX, box.maxY)))
    let color = try self.color(color)
    guard box.width != box.height else {
      rows.append(columns)
      return [.stroke(rows, color, Self.dashes(onEdgeOf: box.width))]
    }
    return [
      .stroke(rows, color, Self.dashes(onEdgeOf: box.width)),
      .stroke(columns, color, Self.dashes(onEdgeOf: box.height)),
    ]
  }

  /// A whole number of periods on an edge, begun in the middle of a dash: corners look alike.
  private static func dashes(onEdgeOf side: Double) -> StrokeStyle {
    let dash = side / max(1, (side / SheetMetrics.dashPeriod).rounded()) / 2
    return StrokeStyle(width: SheetMetrics.line, dash: [dash, dash], dashPhase: dash / 2)
  }
}
