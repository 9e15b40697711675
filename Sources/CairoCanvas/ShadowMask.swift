import DisplayList
import Geometry

/// The part of each cell that an outline covers, before it is blurred.
struct ShadowMask {
  /// Cells across.
  let columns: Int
  /// Cells down.
  let rows: Int
  /// 0…1, row by row.
  private let coverage: [Float]

  /// Covers an outline within `bounds`, both finite, by cells of `cell` points. As in `FineLayer`,
  /// each row is drawn four times as high: cairo is exact across only.
  init(_ path: Path, bounds: Rect, cell: Double) throws(CanvasError) {
    columns = max(1, Int((bounds.width / cell).rounded(.up)))
    rows = max(1, Int((bounds.height / cell).rounded(.up)))
    var pixels = [UInt32](repeating: 0, count: columns * rows * FineLayer.rowsPerPixel)
    let window = PixelWindow(scale: 1 / cell, x: 0, y: 0, width: columns, height: rows)
    try unsafe withPixels(&pixels) { (start) throws(CanvasError) in
      let context = try unsafe CairoContext(
        pixels: start, width: window.width, height: window.height * FineLayer.rowsPerPixel)
      context.setWindow(window, rowsPerPixel: FineLayer.rowsPerPixel)
      context.fill(
        path.offset(by: Point(-bounds.x, -bounds.y)), Color(red: 0, green: 0, blue: 0), .nonzero)
      try context.finish("draw a shadow")
    }
    coverage = Self.averages(pixels, columns: columns, rows: rows)
  }

  /// The alphas of each four rows as one row of coverage.
  private static func averages(_ pixels: [UInt32], columns: Int, rows: Int) -> [Float] {
    let full = Float(255 * FineLayer.rowsPerPixel)
    var coverage = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for sub in 0..<FineLayer.rowsPerPixel {
        let from = (row * FineLayer.rowsPerPixel + sub) * columns
        for column in 0..<columns {
          coverage[row * columns + column] += Float(pixels[from + column] >> 24) / full
        }
      }
    }
    return coverage
  }

  /// The coverage with `margin` empty cells around it, blurred along both axes by a symmetric kernel
  /// that reaches no further than the margin; row by row.
  func blurred(by kernel: [Float], margin: Int) -> [Float] {
    let width = columns + 2 * margin
    let first = margin - kernel.count / 2
    var wide = [Float](repeating: 0, count: width * rows)
    for row in 0..<rows {
      for (tap, weight) in kernel.enumerated() {
        add(
          coverage, from: row * columns, count: columns, times: weight,
          to: &wide, at: row * width + first + tap)
      }
    }
    var field = [Float](repeating: 0, count: width * (rows + 2 * margin))
    for row in 0..<rows {
      for (tap, weight) in kernel.enumerated() {
        add(
          wide, from: row * width, count: width, times: weight,
          to: &field, at: (row + first + tap) * width)
      }
    }
    return field
  }
}

/// Adds `count` numbers of `source`, each times `weight`, to as many of `sum`; both hold them.
func add(
  _ source: [Float], from start: Int, count: Int, times weight: Float,
  to sum: inout [Float], at place: Int
) {
  precondition(start >= 0 && start + count <= source.count)
  precondition(place >= 0 && place + count <= sum.count)
  // The inner loop of every blur; with checked indices it takes several times as long.
  unsafe source.withUnsafeBufferPointer { source in
    unsafe sum.withUnsafeMutableBufferPointer { sum in
      for index in 0..<count {
        unsafe sum[place + index] += weight * source[start + index]
      }
    }
  }
}
