import DisplayList
import Geometry
import Markers
import Typesetting

/// A measured length as draughtsmen show it: a hairline between two ticks, its label beside it.
struct DimensionLine {
  /// Along which axis the length is measured.
  enum Axis {
    case horizontal
    case vertical
  }

  /// Where the length begins and ends along the axis.
  let range: ClosedRange<Double>
  /// Along which axis.
  let axis: Axis
  /// The line's place across the axis: y of a horizontal, x of a vertical one.
  let position: Double
  /// What it measures: "44", "20 keyline".
  let label: String
  /// On which side of the line the label stands: above or left, else below or right.
  let isLabelBefore: Bool

  /// Half the length of the ticks at both ends, and the distance between line and label: above the
  /// line it is the baseline's, and a descender keeps off the ticks.
  private static let tick = 3.0
  private static let labelGap = 5.0
  private static let baselineGap = 7.0

  /// The line, its ticks and its label.
  func items(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    let half = SheetMetrics.line / 2
    var bars = Path()
    bars.append(bar(range, position - half...position + half))
    for end in [range.lowerBound, range.upperBound] {
      bars.append(bar(end - half...end + half, position - Self.tick...position + Self.tick))
    }
    return [
      .fill(bars, try design.color(design.pageColors.caption), .nonzero),
      try design.text(
        label, SheetText.dimension, at: labelPlace, labelAlignment, color: design.pageColors.caption
      ),
    ]
  }

  /// A rectangle by its extents along and across the axis.
  private func bar(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Path {
    let (x, y) = axis == .horizontal ? (along, across) : (across, along)
    return .rectangle(
      Rect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound))
  }

  private var labelPlace: Point {
    let middle = (range.lowerBound + range.upperBound) / 2
    let size = SheetText.dimension.size
    switch axis {
    case .horizontal:
      return Point(
        middle, isLabelBefore ? position - Self.baselineGap : position + Self.labelGap + 0.7 * size)
    case .vertical:
      return Point(
        isLabelBefore ? position - Self.labelGap : position + Self.labelGap, middle + 0.35 * size)
    }
  }

  private var labelAlignment: TextAlignment {
    switch axis {
    case .horizontal: .center
    case .vertical: isLabelBefore ? .trailing : .leading
    }
  }
}
