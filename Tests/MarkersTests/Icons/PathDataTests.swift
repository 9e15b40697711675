import Geometry
import Markers
import Testing

/// Path data, command by command. Expected values are worked out by hand.
@Suite struct PathDataTests {
  static func elements(_ data: String) throws -> [Path.Element] {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000"><path d="\(data)"/></svg>
      """
    return try Icon(IconFile(name: "x", file: "x.svg", bytes: Array(text.utf8))).path.elements
  }

  static let lines: [(String, [Path.Element])] = [
    ("M1 2L3 4", [.move(Point(1, 2)), .line(Point(3, 4))]),
    ("m1 2l3 4", [.move(Point(1, 2)), .line(Point(4, 6))]),
    ("M1 2H5V7", [.move(Point(1, 2)), .line(Point(5, 2)), .line(Point(5, 7))]),
    ("M1 2h5v7", [.move(Point(1, 2)), .line(Point(6, 2)), .line(Point(6, 9))]),
    // Behind a move come lines; H and V repeat as well.
    ("M1 2 3 4 5 7", [.move(Point(1, 2)), .line(Point(3, 4)), .line(Point(5, 7))]),
    ("m1 2 3 4 5 7", [.move(Point(1, 2)), .line(Point(4, 6)), .line(Point(9, 13))]),
    (
      "M1 2h3 4v1",
      [.move(Point(1, 2)), .line(Point(4, 2)), .line(Point(8, 2)), .line(Point(8, 3))]
    ),
    // A relative command behind Z counts from the subpath's start, and starts a new one there.
    (
      "M1 2l3 0 0 4zl5 5",
      [
        .move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .close,
        .move(Point(1, 2)), .line(Point(6, 7)),
      ]
    ),
    (
      "M1 2L4 6ZZm1 1l1 0",
      [
        .move(Point(1, 2)), .line(Point(4, 6)), .close, .move(Point(2, 3)), .line(Point(3, 3)),
      ]
    ),
    // An arc without a radius is a line, one that goes nowhere is nothing.
    ("M1 2A0 5 0 0 1 7 8", [.move(Point(1, 2)), .line(Point(7, 8))]),
    ("M1 2A5 5 0 1 1 1 2L7 8", [.move(Point(1, 2)), .line(Point(7, 8))]),
  ]

  @Test(arguments: lines) func drawsLines(data: String, expected: [Path.Element]) throws {
    #expect(try Self.elements(data) == expected)
  }

  static let notations: [String] = [
    "M10-5L.5.5L0.001 2", "M10-5 .5.5 1e-3 2", "M 10,-5 L .5 , .5 L 1E-3 2.0",
    "\n M\t10 -5\r\nL 0.5 0.5 0.001 2 ", "M+10-5.0L5e-1 50e-2L.1e-2+2.", "M10-5l-9.5 5.5L.001 2",
  ]

  @Test(arguments: notations) func readsCompactNotation(data: String) throws {
    #expect(
      try Self.elements(data) == [
        .move(Point(10, -5)), .line(Point(0.5, 0.5)), .line(Point(0.001, 2)),
      ])
  }

  static let curves: [(String, [Path.Element])] = [
    (
      "M1 1C2 3 4 5 6 7",
      [.move(Point(1, 1)), .cubic(Point(2, 3), Point(4, 5), Point(6, 7))]
    ),
    (
      "M1 1c2 3 4 5 6 7",
      [.move(Point(1, 1)), .cubic(Point(3, 4), Point(5, 6), Point(7, 8))]
    ),
    // S mirrors the control point before it: 2 · (6, 7) − (4, 5).
    (
      "M1 1C2 3 4 5 6 7S9 9 10 12",
      [
        .move(Point(1, 1)), .cubic(Point(2, 3), Point(4, 5), Point(6, 7)),
        .cubic(Point(8, 9), Point(9, 9), Point(10, 12)),
      ]
    ),
    (
      "M1 1c1 2 3 4 5 6s3 2 4 5",
      [
        .move(Point(1, 1)), .cubic(Point(2, 3), Point(4, 5), Point(6, 7)),
        .cubic(Point(8, 9), Point(9, 9), Point(10, 12)),
      ]
    ),
    // Without a cubic before it there is nothing to mirror.
    (
      "M1 1S9 9 10 12",
      [.move(Point(1, 1)), .cubic(Point(1, 1), Point(9, 9), Point(10, 12))]
    ),
    (
      "M1 1Q4 7 7 1",
      [.move(Point(1, 1)), .cubic(Point(3, 5), Point(5, 5), Point(7, 1))]
    ),
    // T mirrors the quadratic's control point: 2 · (7, 1) − (4, 7) = (10, −5).
    (
      "M1 1q3 6 6 0t6 0",
      [
        .move(Point(1, 1)), .cubic(Point(3, 5), Point(5, 5), Point(7, 1)),
        .cubic(Point(9, -3), Point(11, -3), Point(13, 1)),
      ]
    ),
    (
      "M1 1Q4 7 7 1T13 1",
      [
        .move(Point(1, 1)), .cubic(Point(3, 5), Point(5, 5), Point(7, 1)),
        .cubic(Point(9, -3), Point(11, -3), Point(13, 1)),
      ]
    ),
    // A cubic is not a quadratic: T behind it is straight, here in thirds.
    (
      "M1 1C2 3 4 5 6 7T12 10",
      [
        .move(Point(1, 1)), .cubic(Point(2, 3), Point(4, 5), Point(6, 7)),
        .cubic(Point(6, 7), Point(8, 8), Point(12, 10)),
      ]
    ),
  ]

  @Test(arguments: curves) func drawsCurves(data: String, expected: [Path.Element]) throws {
    let elements = try Self.elements(data)
    #expect(elements.count == expected.count)
    for (element, other) in zip(elements, expected) {
      #expect(Self.farthest(element, other) < 1e-12, "\(element) is not \(other)")
    }
  }

  /// How far two elements' points are apart at most.
  static func farthest(_ element: Path.Element, _ other: Path.Element) -> Double {
    switch (element, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): (a - b).length
    case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
      max((a - d).length, (b - e).length, (c - f).length)
    case (.close, .close): 0
    default: .infinity
    }
  }
}
