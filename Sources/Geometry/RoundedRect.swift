/// A rectangle with equal rounded corners.
package struct RoundedRect: Hashable, Sendable {
  /// How a corner turns.
  package enum CornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's corner curve, which eases into the edge: see `CornerCurve`.
    case continuous
  }

  /// The rectangle that the corners are cut from.
  package var rect: Rect
  /// The corner radius in points; never more than half the shorter side.
  package var radius: Double
  /// How a corner turns.
  package var style: CornerStyle

  /// A rounded rectangle. A radius over half the shorter side becomes half the shorter side.
  package init(_ rect: Rect, radius: Double, style: CornerStyle = .circular) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.style = style
  }

  /// The outline, clockwise from the right end of the top edge.
  package var path: Path {
    guard radius > 0 else { return .rectangle(rect) }
    let curve = corner
    var path = Path()
    // Each corner is the same curve, in its own frame: `into` runs along the edge that leads to
    // the corner, `away` along the edge that leaves it.
    let frames: [(at: Point, into: Point, away: Point)] = [
      (Point(rect.maxX, rect.minY), Point(1, 0), Point(0, 1)),
      (Point(rect.maxX, rect.maxY), Point(0, 1), Point(-1, 0)),
      (Point(rect.minX, rect.maxY), Point(-1, 0), Point(0, -1)),
      (Point(rect.minX, rect.minY), Point(0, -1), Point(1, 0)),
    ]
    for (index, frame) in frames.enumerated() {
      let place = { (p: Point) in frame.at - frame.into * p.x + frame.away * p.y }
      let start = place(curve.start)
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      for cubic in curve.cubics {
        path.cubic(place(cubic.0), place(cubic.1), to: place(cubic.2))
      }
    }
    path.close()
    return path
  }

  /// The corner's curve. A continuous corner that would reach past the middle of a side takes the
  /// largest radius whose curve fits.
  private var corner: CornerCurve {
    switch style {
    case .circular: .circular(radius: radius)
    case .continuous:
      .continuous(
        radius: min(radius, min(rect.width, rect.height) / 2 / CornerCurve.continuousReach))
    }
  }
}

extension RoundedRect {
  /// The rectangle `distance` inside this one (outside where negative), its corners about the same
  /// centres.
  package func inset(by distance: Double) -> RoundedRect {
    RoundedRect(rect.inset(by: distance), radius: radius - distance, style: style)
  }
}
