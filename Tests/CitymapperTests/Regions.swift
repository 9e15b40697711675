import Bitmap

/// Connected parts of a picture cut at half coverage. Pixels connect by their edges.
struct Regions {
  /// How many parts the ink has, and how many of the ground's do not reach the edge.
  private(set) var count = (parts: 0, holes: 0)

  init(_ bitmap: Bitmap) {
    let isInk = bitmap.pixels.map { $0 >> 24 >= 128 }
    var isSeen = isInk.map { _ in false }
    for start in isInk.indices where !isSeen[start] {
      var reachesEdge = false
      var waiting = [start]
      isSeen[start] = true
      while let pixel = waiting.popLast() {
        let (x, y) = (pixel % bitmap.width, pixel / bitmap.width)
        if x == 0 || y == 0 || x == bitmap.width - 1 || y == bitmap.height - 1 {
          reachesEdge = true
        }
        for (column, row) in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
          guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else {
            continue
          }
          let next = row * bitmap.width + column
          guard !isSeen[next], isInk[next] == isInk[start] else { continue }
          isSeen[next] = true
          waiting.append(next)
        }
      }
      if isInk[start] { count.parts += 1 } else if !reachesEdge { count.holes += 1 }
    }
  }
}
