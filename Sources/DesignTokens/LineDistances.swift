import DisplayList

/// How well the drawn hues of train lines can be told apart.
package struct LineDistances: Hashable, Sendable {
  /// Two lines, the first one first in line order, and how far their hues are apart.
  package struct Pair: Hashable, Sendable {
    /// The line that comes first in line order.
    package let first: Line
    /// The other one.
    package let second: Line
    /// In OKLab, of the hues as a vision has them.
    package let distance: ColorDistance
  }

  /// The lines, in line order.
  package let lines: [Line]

  /// Distances of lines of one theme.
  package init(_ table: LineTable) { lines = table.lines }

  /// Every pair of lines as a vision has them: of the second line with those before it, then of the
  /// third, and so on. None for fewer than two lines.
  package func pairs(under vision: ColorVision) -> [Pair] {
    lines.indices.flatMap { index in
      lines[..<index].map { first in
        Pair(
          first: first, second: lines[index],
          distance: ColorDistance(first.hue, lines[index].hue, under: vision))
      }
    }
  }

  /// The two lines that are hardest to tell apart, the first such pair where several are; nil for fewer
  /// than two lines.
  package func least(under vision: ColorVision) -> Pair? {
    pairs(under: vision).min { $0.distance < $1.distance }
  }
}
