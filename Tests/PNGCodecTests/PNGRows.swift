/// The rows of a PNG before compression, none of them filtered, as an encoder packs them.
struct PNGRows {
  private let width: Int
  private let height: Int
  private let depth: Int
  private let samples: (_ x: Int, _ y: Int) -> [Int]

  /// Rows of pixels whose samples, of `depth` bits, the closure gives.
  init(
    width: Int, height: Int, depth: Int, samples: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    (self.width, self.height, self.depth, self.samples) = (width, height, depth, samples)
  }

  /// From the top down.
  var plain: [UInt8] { pass(0, 0, 1, 1) }

  /// Adam7's seven passes: first column and row, and the steps to the next ones.
  var interlaced: [UInt8] {
    [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ].flatMap { pass($0.0, $0.1, $0.2, $0.3) }
  }

  private func pass(_ left: Int, _ top: Int, _ across: Int, _ down: Int) -> [UInt8] {
    guard left < width else { return [] }
    return stride(from: top, to: height, by: down).flatMap { y in
      [0] + packed(stride(from: left, to: width, by: across).flatMap { samples($0, y) })
    }
  }

  /// Samples from the high bit down, the last byte filled with zeros.
  private func packed(_ row: [Int]) -> [UInt8] {
    let bits = row.flatMap { sample in
      (0..<depth).reversed().map { UInt8(sample >> $0 & 1) }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<start + 8).reduce(0) { $0 << 1 | ($1 < bits.count ? bits[$1] : 0) }
    }
  }
}
