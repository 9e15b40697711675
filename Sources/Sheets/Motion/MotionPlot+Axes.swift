import DisplayList
import Geometry
import Markers
import Typesetting

extension MotionPlot {
  /// Opacity of the lines that run through the plot.
  private static let gridOpacity = 0.35
  private static let tick = 4.0
  private static let labelGap = 6.0
  private static let timeBaseline = 18.0
  /// From the middle of figures down to their baseline, in sizes.
  private static let middle = 0.35

  /// Both axes with their ticks, labels and lines.
  func axes(_ scale: PlotScale, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    try valueAxis(scale, design) + timeAxis(design)
  }

  private func valueAxis(
    _ scale: PlotScale, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color("caption")
    let size = SheetText.dimension.size
    var items: [DisplayItem] = [
      try design.text(
        subject.quantity, SheetText.dimension,
        at: Point(0, -Self.height - Self.headroom + size), color: "caption")
    ]
    var axis = bar(x: left, from: -Self.height, to: 0)
    var grid = Path()
    for part in subject.from == subject.to ? [0] : [0, 0.5, 1] {
      let value = subject.value(part)
      let y = scale.y(value)
      axis.append(bar(y: y, from: left - Self.tick, to: left))
      if part != 0.5 { grid.append(bar(y: y, from: left, to: right)) }
      items.append(
        try design.text(
          subject.text(value), SheetText.dimension,
          at: Point(left - Self.tick - Self.labelGap, y + Self.middle * size), .trailing,
          color: "caption"))
    }
    return [
      .fill(grid, color.opacity(Self.gridOpacity), .nonzero), .fill(axis, color, .nonzero),
    ] + items
  }

  private func timeAxis(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    var axis = bar(y: 0, from: left, to: right)
    var items: [DisplayItem] = []
    for time in frames.times {
      axis.append(bar(x: x(time), from: 0, to: Self.tick))
      items.append(
        try design.text(
          milliseconds(time), SheetText.dimension, at: Point(x(time), Self.timeBaseline), .center,
          color: "caption"))
    }
    return [.fill(axis, try design.color("caption"), .nonzero)] + items
  }

  /// A vertical hairline, on whole points.
  func bar(x: Double, from top: Double, to bottom: Double) -> Path {
    .rectangle(
      Rect(
        x: (x - SheetMetrics.line / 2).rounded(), y: top, width: SheetMetrics.line,
        height: max(0, bottom - top)))
  }

  /// A horizontal hairline, on whole points.
  private func bar(y: Double, from left: Double, to right: Double) -> Path {
    .rectangle(
      Rect(
        x: left, y: (y - SheetMetrics.line / 2).rounded(), width: right - left,
        height: SheetMetrics.line))
  }
}
