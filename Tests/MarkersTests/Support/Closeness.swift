import Geometry

extension Rect {
  /// Whether each edge is within `tolerance` of the other's.
  func isClose(to other: Rect, within tolerance: Double = 1e-9) -> Bool {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].allSatisfy { abs($0) <= tolerance }
  }

  /// A rectangle about the anchor.
  static func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(center: .zero, width: width, height: height)
  }
}

extension [Point] {
  /// Whether both hold the same points, in the same order.
  func isClose(to others: [Point], within tolerance: Double = 1e-9) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { ($0 - $1).length <= tolerance }
  }
}

extension Double {
  /// Whether the two differ by no more than `tolerance`.
  func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(self - other) <= tolerance
  }
}
