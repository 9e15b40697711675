import Geometry

/// How much of each pixel an even-odd outline covers: exact along x, 16 lines a pixel along y.
/// Written for the tests alone, so that no drawing code confirms itself.
struct Coverage {
  static let linesPerPixel = 16

  let width: Int
  let height: Int
  /// The pixel coordinates of the first pixel's corner; pixel corners are whole numbers.
  let left: Int
  let top: Int
  private(set) var values: [Double]

  /// The coverage of an outline in pixel coordinates, with a pixel to spare around it.
  init(_ path: Path) {
    let polygons = Polygons(path, pieces: 8)
    let points = polygons.rings.flatMap { $0 }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    left = Int((xs.min() ?? 0).rounded(.down)) - 1
    top = Int((ys.min() ?? 0).rounded(.down)) - 1
    width = Int((xs.max() ?? 0).rounded(.up)) + 1 - left
    height = Int((ys.max() ?? 0).rounded(.up)) + 1 - top
    values = Array(repeating: 0, count: width * height)
    for (line, crossings) in Self.crossings(polygons, top, height).enumerated() {
      let sorted = crossings.sorted()
      for pair in stride(from: 0, to: sorted.count - 1, by: 2) {
        add(from: sorted[pair], to: sorted[pair + 1], row: line / Self.linesPerPixel)
      }
    }
  }

  /// The coverage of the pixel whose top left corner is (x, y).
  subscript(x: Int, y: Int) -> Double {
    let (column, row) = (x - left, y - top)
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return values[row * width + column]
  }

  /// The covered area in pixels.
  var total: Double { values.reduce(0, +) }

  private static func crossings(_ polygons: Polygons, _ top: Int, _ height: Int) -> [[Double]] {
    let step = 1 / Double(linesPerPixel)
    var lines = Array(repeating: [Double](), count: height * linesPerPixel)
    for (a, b) in polygons.rings.flatMap({ Polygons.edges(of: $0) }) where a.y != b.y {
      // Lines run through the middles of their strips.
      let number = { (y: Double) in ((y - Double(top)) / step - 0.5).rounded(.up) }
      for line in Int(number(min(a.y, b.y)))..<Int(number(max(a.y, b.y))) {
        let y = Double(top) + (Double(line) + 0.5) * step
        lines[line].append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
      }
    }
    return lines
  }

  private mutating func add(from start: Double, to end: Double, row: Int) {
    for column in Int(start.rounded(.down))..<Int(end.rounded(.up)) {
      let covered = min(end, Double(column + 1)) - max(start, Double(column))
      values[row * width + column - left] += covered / Double(Self.linesPerPixel)
    }
  }
}
