extension Path {
  /// A closed polygon.
  package static func polygon(_ vertices: [Point]) -> Path {
    var path = Path()
    for (index, vertex) in vertices.enumerated() {
      if index == 0 { path.move(to: vertex) } else { path.line(to: vertex) }
    }
    if !vertices.isEmpty { path.close() }
    return path
  }

  /// A rectangle's outline.
  package static func rectangle(_ rect: Rect) -> Path {
    Polygon(rect).path
  }

  /// A disc's outline.
  package static func circle(center: Point, radius: Double) -> Path {
    RoundedRect(Rect(center: center, side: 2 * radius), radius: radius).path
  }

  /// A straight line from `start` to `end`, open.
  package static func segment(_ start: Point, _ end: Point) -> Path {
    Path([.move(start), .line(end)])
  }
}
