import DisplayList
import Geometry
import Markers
import Typesetting

extension MotionPlot {
  /// From the plot's top up to the labels' baselines: the peak's, and above it the end's.
  private static let peakRow = 12.0
  private static let endRow = 28.0
  private static let labelGap = 5.0

  /// Marks on the curve: its overshoot, and where it has settled.
  func marks(_ scale: PlotScale, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let peak = subject.curve.peak, peak.progress - 1 > threshold {
      let value = subject.value(peak.progress)
      let over = MotionAudit.overshoot.text(of: 100 * (peak.progress - 1))
      items += try mark(
        "Overshoot \(over) · peak \(subject.text(value)) at \(wholeMilliseconds(peak.time))",
        at: Point(x(peak.time), scale.y(value)), row: Self.peakRow, isBefore: true, design)
    }
    let end = subject.curve.settlingTime(within: threshold)
    let text =
      if case .spring = subject.curve {
        "Settled within \(decimal(threshold * 100)) % at \(wholeMilliseconds(end))"
      } else { "Ends at \(wholeMilliseconds(end))" }
    let width = try design.outline(text, SheetText.dimension).advance
    items += try mark(
      text, at: Point(x(end), scale.y(subject.value(at: end))), row: Self.endRow,
      isBefore: x(end) + Self.labelGap + width > right, design)
    return items
  }

  /// A line from the curve up to its label.
  private func mark(
    _ text: String, at point: Point, row: Double, isBefore: Bool, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let baseline = -Self.height - row
    let line = bar(x: point.x, from: baseline - SheetText.dimension.size * 0.7, to: point.y)
    return [
      .fill(line, try design.color("caption"), .nonzero),
      try design.text(
        text, SheetText.dimension,
        at: Point(point.x + (isBefore ? -Self.labelGap : Self.labelGap), baseline),
        isBefore ? .trailing : .leading, color: "ink"),
    ]
  }
}
