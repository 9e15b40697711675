import Geometry

/// An example in its columns.
struct RedlineCell {
  let block: RedlinedBlock
  /// The first column it takes, from 0.
  let column: Int
  let span: Int

  /// How far the block's origin moves: its middle stands in the middle of the cell, or as near to it
  /// as marks allow that are longer on one side.
  func shift(in frame: Rect, centerY: Double) -> Point {
    let bounds = block.bounds
    let width = max(bounds.width, frame.width - RedlineMetrics.gutter)
    let middle = frame.minX + width / 2 - block.center.x
    let x = max(frame.minX - bounds.minX, min(frame.minX + width - bounds.maxX, middle))
    return Point(x.rounded(), centerY - block.center.y)
  }
}
