import DisplayList
import Geometry
import Markers

/// Dimension lines beside an enlarged drawing: lengths of the app, in places of the sheet.
struct DimensionChain {
  /// From a point of the drawing to a point of the sheet.
  let zoom: Double
  let design: Design

  /// From the drawing's edge to the first line beside it.
  static let distance = 10.0

  /// A length along x, at a height of the sheet, its label below or above the line.
  func across(
    _ range: ClosedRange<Double>, at y: Double, above: Bool = false, _ name: String = ""
  ) throws(DrawingError) -> [DisplayItem] {
    try line(range, .horizontal, at: y, isLabelBefore: above, name)
  }

  /// A length along y, at a place of the sheet, its label right or left of the line.
  func down(
    _ range: ClosedRange<Double>, at x: Double, left: Bool = false, _ name: String = ""
  ) throws(DrawingError) -> [DisplayItem] {
    try line(range, .vertical, at: x, isLabelBefore: left, name)
  }

  private func line(
    _ range: ClosedRange<Double>, _ axis: DimensionLine.Axis, at position: Double,
    isLabelBefore: Bool, _ name: String
  ) throws(DrawingError) -> [DisplayItem] {
    let length = decimal(range.upperBound - range.lowerBound)
    return try DimensionLine(
      range: range.lowerBound * zoom...range.upperBound * zoom, axis: axis, position: position,
      label: name.isEmpty ? length : "\(length) \(name)", isLabelBefore: isLabelBefore
    ).items(design)
  }
}

/// From one place to another in either order.
func span(_ first: Double, _ second: Double) -> ClosedRange<Double> {
  min(first, second)...max(first, second)
}
