import Geometry

/// Dimension lines around an enlarged drawing, in rows outward from the edges of a box. Lengths are
/// measured on the drawing as it is at actual size.
struct Measures {
  /// On which side of the box a line stands.
  enum Side {
    case above
    case below
    case left
    case right
  }

  /// What the lines stand around, at actual size.
  let box: Rect
  /// How much larger it is drawn.
  let zoom: Double

  /// From the box to the first line, and from one line to the next: a label fits between.
  static let firstRow = 14.0
  static let rowPitch = 34.0

  /// The zoom of a measured drawing: below `factor` times the nominal one its labels would meet.
  static func zoom(_ factor: Double, _ request: SheetRequest) -> Double {
    factor * max(SheetMetrics.nominalZoom, request.exhibitZoom)
  }

  /// A line for the length from `from` to `to`, which its label states, with `text` behind it.
  func line(
    _ side: Side, _ from: Double, _ to: Double, row: Int = 0, _ text: String = ""
  ) -> DimensionLine {
    let reach = Self.firstRow + Double(row) * Self.rowPitch
    let (low, high) = (min(from, to), max(from, to))
    let isHorizontal = side == .above || side == .below
    let isBefore = side == .above || side == .left
    let edge =
      switch side {
      case .above: box.minY
      case .below: box.maxY
      case .left: box.minX
      case .right: box.maxX
      }
    return DimensionLine(
      range: low * zoom...high * zoom, axis: isHorizontal ? .horizontal : .vertical,
      position: edge * zoom + (isBefore ? -reach : reach),
      label: hundredths(high - low) + text, isLabelBefore: isBefore)
  }
}
