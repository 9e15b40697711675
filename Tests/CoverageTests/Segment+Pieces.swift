import Foundation

extension Segment {
  /// Where x or y turns back, and both ends, in order: between two of these, x and y only grow or
  /// only shrink.
  var turns: [Double] {
    let inner: [Double]
    switch self {
    case .line: inner = []
    case .arc(_, _, let from, let to): inner = Self.quarterTurns(from: from, to: to)
    case .cubic(let a, let b, let c, let d):
      inner = Self.extremes(a.x, b.x, c.x, d.x) + Self.extremes(a.y, b.y, c.y, d.y)
    }
    return [0] + inner.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
  }

  /// Cuts the segment where it crosses from pixel to pixel; each result lies within one pixel.
  var cuts: [Double] {
    var cuts: [Double] = [0]
    let turns = turns
    for (start, end) in zip(turns, turns.dropFirst()) {
      cuts += crossings(of: \.x, from: start, to: end)
      cuts += crossings(of: \.y, from: start, to: end)
      cuts.append(end)
    }
    return cuts.sorted()
  }

  /// Where one coordinate passes a whole number, on a stretch where it only grows or only shrinks.
  private func crossings(
    of axis: KeyPath<Vector, Double>, from start: Double, to end: Double
  ) -> [Double] {
    let (a, b) = (point(at: start)[keyPath: axis], point(at: end)[keyPath: axis])
    let (low, high) = (min(a, b), max(a, b))
    let first = Int(low.rounded(.down)) + 1
    let last = Int(high.rounded(.up)) - 1
    guard first <= last else { return [] }
    return (first...last).map { whole in
      bisect(start, end) { (point(at: $0)[keyPath: axis] < Double(whole)) == (a < b) }
    }
  }

  /// The last parameter for which `isBefore` holds, to the precision of a Double.
  private func bisect(
    _ start: Double, _ end: Double, _ isBefore: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while high - low > 1e-14 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func quarterTurns(from: Double, to: Double) -> [Double] {
    let (low, high) = (min(from, to) / (.pi / 2), max(from, to) / (.pi / 2))
    return stride(from: low.rounded(.up), through: high.rounded(.down), by: 1).map {
      ($0 * .pi / 2 - from) / (to - from)
    }
  }

  /// The roots of a cubic's derivative in one coordinate.
  private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (p, q, r) = (b - a, c - b, d - c)
    let (square, linear) = (p - 2 * q + r, 2 * (q - p))
    if abs(square) < 1e-12 { return abs(linear) < 1e-12 ? [] : [-p / linear] }
    let discriminant = linear * linear - 4 * square * p
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
  }
}
