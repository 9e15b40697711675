import DisplayList
import Geometry

/// Writes an outline as SVG path data in few bytes: relative to the last point, and a command's
/// letter only where it changes. A sheet is mostly outlines of text, which this halves.
struct SVGPathData {
  private(set) var text = ""
  private var command: Character?
  /// Where the next element starts, as it was written: what rounding left out does not add up.
  private var current = Point.zero
  private var start = Point.zero

  /// The data of a path, to a thousandth of a point: at 8 pixels a point, less than a canvas can show.
  init(_ path: Path) {
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      write("m", [point])
      start = current
    case .line(let point): line(point)
    case .cubic(let first, let second, let end): write("c", [first, second, end])
    case .close:
      write("z")
      current = start
    }
  }

  private mutating func line(_ point: Point) {
    let (x, y) = point.step(from: current)
    switch (x, y) {
    case (_, "0"): write("h", numbers: [x])
    case ("0", _): write("v", numbers: [y])
    default: return write("l", [point])
    }
    current = point.rounded(after: current)
  }

  private mutating func write(_ letter: Character, _ points: [Point] = []) {
    var numbers: [String] = []
    for point in points {
      let (x, y) = point.step(from: current)
      numbers += [x, y]
    }
    write(letter, numbers: numbers)
    if let end = points.last { current = end.rounded(after: current) }
  }

  private mutating func write(_ letter: Character, numbers: [String]) {
    // What follows a move without a letter would be a line.
    var isFirst = letter != command || letter == "m"
    if isFirst { text.append(letter) }
    command = letter
    for number in numbers {
      if !isFirst, !number.hasPrefix("-") { text.append(" ") }
      isFirst = false
      text += number
    }
  }
}

extension Point {
  private static let units = 1000.0

  /// The way from another point, as it is written.
  fileprivate func step(from last: Point) -> (String, String) {
    let end = rounded(after: last)
    return (decimal(end.x - last.x), decimal(end.y - last.y))
  }

  /// The point that a reader arrives at, who adds up what was written.
  fileprivate func rounded(after last: Point) -> Point {
    func step(_ distance: Double) -> Double { (distance * Self.units).rounded() / Self.units }
    return Point(last.x + step(x - last.x), last.y + step(y - last.y))
  }
}
