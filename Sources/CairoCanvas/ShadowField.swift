import Geometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A blurred outline: the coefficients of a cubic B-spline on square cells a sixth of the blur's
/// standard deviation wide, worked out once for every scale and band. A shadow is so smooth that its
/// pixels need not be blurred one by one.
struct ShadowField: Sendable {
  /// Side of a cell in points.
  let cell: Double
  /// The middle of the first cell, in points of the picture.
  let origin: Point
  /// Cells across.
  let columns: Int
  /// Cells down.
  let rows: Int
  /// 0…1, row by row.
  let values: [Float]

  /// Cells in a standard deviation: an edge is off by 0.11 of 255 levels at most. Three passes of a
  /// box, the usual substitute for a Gaussian, are off by 2 to 4.
  static let cellsPerSigma = 6.0
  /// A blur narrower than a few cells of this part of the outline is not resolved: it bounds the
  /// memory for a blur of next to nothing.
  static let longestSide = 2048.0
  /// Cells beyond the kernel that a spline's edge reads.
  private static let splineReach = 2

  /// Blurs an outline. `sigma` is above 0. Without finite bounds the field is empty, and where the
  /// deviation is a million times the outline: nothing is left of it to see.
  init(_ path: Path, sigma: Double) throws(CanvasError) {
    guard let bounds = path.bounds,
      [bounds.x, bounds.y, bounds.width, bounds.height, sigma].allSatisfy(\.isFinite),
      max(bounds.width, bounds.height) > sigma * 1e-6
    else {
      self.init(cell: 1, origin: .zero, columns: 0, rows: 0, values: [])
      return
    }
    let cell = max(sigma / Self.cellsPerSigma, max(bounds.width, bounds.height) / Self.longestSide)
    let mask = try ShadowMask(path, bounds: bounds, cell: cell)
    let kernel = Self.kernel(sigma: sigma / cell)
    let margin = kernel.count / 2 + Self.splineReach
    let offset = (0.5 - Double(margin)) * cell
    self.init(
      cell: cell, origin: Point(bounds.x + offset, bounds.y + offset),
      columns: mask.columns + 2 * margin, rows: mask.rows + 2 * margin,
      values: mask.blurred(by: kernel, margin: margin))
  }

  private init(cell: Double, origin: Point, columns: Int, rows: Int, values: [Float]) {
    self.cell = cell
    self.origin = origin
    self.columns = columns
    self.rows = rows
    self.values = values
  }

  /// Weights of a sampled Gaussian, to four standard deviations. The rest of the way blurs too, and
  /// its variance is taken off the kernel's: the spline's slope a quarter of a squared cell, and an
  /// edge within a cell at most another quarter, nothing where it falls between two.
  private static func kernel(sigma: Double) -> [Float] {
    let variance = sigma * sigma - 3.0 / 8
    guard variance > 0 else { return [1] }
    let reach = Int((4 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * variance)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
