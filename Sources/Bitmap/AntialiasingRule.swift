/// Which changes of a pixel may be excused as anti-aliasing: an edge that moved by a fraction of a
/// pixel, and nothing else. Nobody gets it without asking.
///
/// A changed pixel is excused when there is a line through it (horizontal, vertical or diagonal)
/// whose two neighbours
///   1. are the same in both pictures, and differ from each other: the two sides of an edge that
///      stayed where it is;
///   2. enclose the pixel: in both pictures, each of its channels lies between theirs;
///   3. are not both of its values: in one picture at least it is a blend, so that an edge that
///      moved by a whole pixel counts.
/// And it must not be part of a line: where `longestRun` or more pixels in a row or column change
/// in the same way, all of them count. A divider is never excused, whatever its colour.
struct AntialiasingRule {
  let expected: Bitmap
  let actual: Bitmap

  /// A change that repeats along this many pixels is a line.
  static let longestRun = 4

  /// The first half of the neighbours; the others are opposite.
  private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]

  /// Whether the changed pixel is excused.
  func excuses(x: Int, y: Int) -> Bool {
    Self.directions.contains { isBlend(x, y, $0.0, $0.1) }
      && !isLine(x, y, 1, 0) && !isLine(x, y, 0, 1)
  }

  private func isBlend(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    guard let one = unchanged(x - dx, y - dy), let other = unchanged(x + dx, y + dy), one != other
    else { return false }
    let (before, after) = (expected[x, y], actual[x, y])
    guard isBetween(before, one, other), isBetween(after, one, other) else { return false }
    return ![before, after].allSatisfy { $0 == one || $0 == other }
  }

  /// The pixel where both pictures agree on it; nil where they do not, or end.
  private func unchanged(_ x: Int, _ y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < actual.width, y < actual.height else { return nil }
    return actual[x, y] == expected[x, y] ? actual[x, y] : nil
  }

  private func isBetween(_ pixel: UInt32, _ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { (shift: UInt32) in
      let (low, high) = (one >> shift & 255, other >> shift & 255)
      return (min(low, high)...max(low, high)).contains(pixel >> shift & 255)
    }
  }

  /// Whether the same change runs on along a row or column.
  private func isLine(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    1 + run(x, y, dx, dy) + run(x, y, -dx, -dy) >= Self.longestRun
  }

  /// Pixels beyond this one that change as it does, as many as matter.
  private func run(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Int {
    for step in 1..<Self.longestRun {
      let (column, row) = (x + step * dx, y + step * dy)
      guard column >= 0, row >= 0, column < actual.width, row < actual.height,
        actual[column, row] == actual[x, y], expected[column, row] == expected[x, y]
      else { return step - 1 }
    }
    return Self.longestRun - 1
  }
}
