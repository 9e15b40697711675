/// Connected parts of a picture in two tones, cut at half coverage. Pixels connect by their edges.
struct Topology {
  /// How many parts the ink has.
  private(set) var inkParts = 0
  /// How many parts of the ground do not reach the picture's edge.
  private(set) var holes = 0

  init(_ coverage: Coverage) {
    let isInk = coverage.values.map { $0 >= 0.5 }
    var isSeen = isInk.map { _ in false }
    for start in isInk.indices where !isSeen[start] {
      var reachesEdge = false
      var waiting = [start]
      isSeen[start] = true
      while let pixel = waiting.popLast() {
        let (x, y) = (pixel % coverage.width, pixel / coverage.width)
        if x == 0 || y == 0 || x == coverage.width - 1 || y == coverage.height - 1 {
          reachesEdge = true
        }
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          let (column, row) = (x + dx, y + dy)
          guard (0..<coverage.width).contains(column), (0..<coverage.height).contains(row)
          else { continue }
          let next = row * coverage.width + column
          guard !isSeen[next], isInk[next] == isInk[start] else { continue }
          isSeen[next] = true
          waiting.append(next)
        }
      }
      if isInk[start] { inkParts += 1 } else if !reachesEdge { holes += 1 }
    }
  }
}
