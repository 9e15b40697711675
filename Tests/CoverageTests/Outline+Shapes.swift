extension Outline {
  static func disc(radius: Double, center: Vector = .zero) -> Outline {
    Outline(segments: [.arc(center: center, radius: radius, from: 0, to: 2 * .pi)])
  }

  static func polygon(_ vertices: [Vector]) -> Outline {
    Outline(segments: zip(vertices, vertices.dropFirst() + vertices.prefix(1)).map(Segment.line))
  }

  /// A rectangle with circular corners. A radius of half the height makes a capsule.
  static func roundedBox(
    _ width: Double, _ height: Double, radius: Double, center: Vector = .zero
  ) -> Outline {
    let (x, y) = (width / 2 - radius, height / 2 - radius)
    // Clockwise from the end of the right edge.
    let corners = [Vector(x, y), Vector(-x, y), Vector(-x, -y), Vector(x, -y)]
    var segments: [Segment] = []
    for (index, corner) in corners.enumerated() {
      let start = Double(index) * .pi / 2
      let arc = Segment.arc(
        center: corner + center, radius: radius, from: start, to: start + .pi / 2)
      let before = corners[(index + 3) % 4] + center + offset(radius, quarter: index)
      segments += [.line(before, corner + center + offset(radius, quarter: index)), arc]
    }
    return Outline(segments: segments)
  }

  /// A square with Apple's continuous corners: three cubics a corner (spec §2, "Continuous
  /// corners").
  static func continuousSquare(_ side: Double, radius: Double) -> Outline {
    // From the corner, in radii: along the edge that arrives, then into the square.
    let half = [
      Vector(1.528665, 0), Vector(1.08849296, 0), Vector(0.86840694, 0),
      Vector(0.63149379, 0.07491139), Vector(0.37282383, 0.16905956),
    ]
    let curve = half + half.reversed().map { Vector($0.y, $0.x) }
    // The top right corner; the other three are this one turned.
    let corner = curve.map { Vector(side / 2 - $0.x * radius, -side / 2 + $0.y * radius) }
    var segments: [Segment] = []
    for quarter in 0..<4 {
      let p = corner.map { $0.turned(by: 90 * Double(quarter)) }
      let next = corner[0].turned(by: 90 * Double(quarter + 1))
      segments += [
        .cubic(p[0], p[1], p[2], p[3]), .cubic(p[3], p[4], p[5], p[6]),
        .cubic(p[6], p[7], p[8], p[9]), .line(p[9], next),
      ]
    }
    return Outline(segments: segments)
  }

  /// `radius` along the x axis, turned clockwise by whole quarters, without rounding.
  private static func offset(_ radius: Double, quarter: Int) -> Vector {
    [Vector(radius, 0), Vector(0, radius), Vector(-radius, 0), Vector(0, -radius)][quarter]
  }
}
