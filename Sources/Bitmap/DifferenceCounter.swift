/// Gathers the numbers of a difference from pixels in reading order.
struct DifferenceCounter {
  private var count = 0
  private var left = Int.max
  private var top = Int.max
  private var right = Int.min
  private var bottom = Int.min
  private var delta = 0
  private var distance: Float = 0
  private var regions = RegionBuilder()
  /// The pair of colours seen last: in a flat area they are all the same.
  private var lastPair: (UInt32, UInt32) = (0, 0)

  init() {}

  /// Adds a pixel that differs.
  @inline(__always)
  mutating func add(x: Int, y: Int, expected: UInt32, actual: UInt32) {
    count += 1
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = y
    regions.add(x: x, y: y)
    guard lastPair != (expected, actual) else { return }
    lastPair = (expected, actual)
    delta = max(delta, largestDelta(expected, actual))
    distance = max(distance, OKLab.squaredDistance(expected, actual))
  }

  /// The numbers, or nil when no pixel was added.
  mutating func finish() -> PixelDifference? {
    guard count > 0 else { return nil }
    return PixelDifference(
      count: count,
      box: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      largestDelta: delta, largestOKLab: roundedDistance, regions: regions.finish())
  }

  /// To 5 decimals, all that single precision holds on any machine.
  private var roundedDistance: Double {
    (Double(distance).squareRoot() * 100_000).rounded() / 100_000
  }
}
