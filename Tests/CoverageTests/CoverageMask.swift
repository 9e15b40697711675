/// The share of each pixel that an outline covers, exact to rounding.
///
/// No sampling: the outline is cut where it passes from pixel to pixel, and Green's theorem turns
/// each cut piece into area.
struct CoverageMask: Sendable {
  let columns: Range<Int>
  let rows: Range<Int>
  /// Row by row, 0…1.
  private(set) var coverage: [Double]

  /// The coverage of an outline in pixels; pixel (0, 0) spans 0…1 in x and y.
  init(_ outline: Outline) {
    let (low, high) = outline.bounds
    columns =
      Int(low.x.rounded(.down))..<max(Int(high.x.rounded(.up)), Int(low.x.rounded(.down)) + 1)
    rows = Int(low.y.rounded(.down))..<max(Int(high.y.rounded(.up)), Int(low.y.rounded(.down)) + 1)
    coverage = Array(repeating: 0, count: columns.count * rows.count)
    // The height a boundary passes in a pixel: what lies left of it is inside by that much.
    var heights = coverage
    for segment in outline.segments { add(segment, to: &heights) }
    sweep(heights)
  }

  /// The covered share of one pixel, 0 outside the mask.
  subscript(column: Int, row: Int) -> Double {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return coverage[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }

  private mutating func add(_ segment: Segment, to heights: inout [Double]) {
    let cuts = segment.cuts
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      let middle = segment.point(at: (start + end) / 2)
      let height = segment.point(at: end).y - segment.point(at: start).y
      let column = clamp(middle.x, to: columns)
      let row = clamp(middle.y, to: rows)
      let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
      coverage[index] += segment.area(from: start, to: end) - Double(column) * height
      heights[index] += height
    }
  }

  /// Adds to each pixel what the boundaries to its right enclose.
  private mutating func sweep(_ heights: [Double]) {
    for row in 0..<rows.count {
      var open = 0.0
      for index in (row * columns.count..<(row + 1) * columns.count).reversed() {
        coverage[index] += open
        open += heights[index]
      }
    }
  }

  private func clamp(_ value: Double, to range: Range<Int>) -> Int {
    min(max(Int(value.rounded(.down)), range.lowerBound), range.upperBound - 1)
  }
}
