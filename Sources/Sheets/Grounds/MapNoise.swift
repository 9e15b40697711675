/// Chance from a fixed seed, by whole numbers alone: the same on every machine. Deals out what a
/// ground has where.
struct MapNoise {
  /// Grounds that differ in it have nothing to do with one another.
  let seed: UInt32

  /// A number of 32 even bits for a place.
  func bits(_ x: Int, _ y: Int) -> UInt32 {
    var bits = seed
    for part in [x, y] {
      bits ^= UInt32(truncatingIfNeeded: part)
      // Odd factors lose nothing; the shifts carry high bits to low ones.
      bits = (bits ^ bits >> 16) &* 0x9E37_79B1
      bits = (bits ^ bits >> 15) &* 0x85EB_CA77
      bits ^= bits >> 13
    }
    return bits
  }

  /// A number of `range` for a place; all are about as frequent.
  func pick(_ range: ClosedRange<Int>, _ x: Int, _ y: Int) -> Int {
    range.lowerBound + Int(bits(x, y) >> 8) % range.count
  }

  /// Smooth noise, 0…255: a random height at each corner of squares of `pitch`, and a smooth slope
  /// between them. It repeats after `period`, multiples of the pitch; x and y are within it.
  func value(_ x: Int, _ y: Int, pitch: Int, period: (x: Int, y: Int)) -> Int {
    let cells = (period.x / pitch, period.y / pitch)
    let (column, row) = (x / pitch, y / pitch)
    let corner = { (right: Int, down: Int) in
      Int(bits((column + right) % cells.0, (row + down) % cells.1) >> 24)
    }
    let (across, down) = (Self.ease(x % pitch, pitch), Self.ease(y % pitch, pitch))
    let above = corner(0, 0) * (256 - across) + corner(1, 0) * across
    let below = corner(0, 1) * (256 - across) + corner(1, 1) * across
    return (above * (256 - down) + below * down) >> 16
  }

  /// Several layers of noise, each at half the pitch and half the weight of the one before, 0…255.
  func layers(
    _ count: Int, _ x: Int, _ y: Int, pitch: Int, period: (x: Int, y: Int)
  ) -> Int {
    var (sum, weights) = (0, 0)
    for layer in 0..<count {
      let weight = 1 << (count - 1 - layer)
      sum += weight * value(x, y, pitch: max(1, pitch >> layer), period: period)
      weights += weight
    }
    return sum / max(1, weights)
  }

  /// Where `offset` of `pitch` is on a curve that is level at both ends, 0…256.
  private static func ease(_ offset: Int, _ pitch: Int) -> Int {
    let part = (offset << 8) / pitch
    return (part * part * (768 - 2 * part)) >> 16
  }
}
