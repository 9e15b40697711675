import DisplayList
import Geometry

/// The fills of a drawing on a ground, lowest first: what lies under each one's edge.
struct ShapeStack {
  let shapes: [PaintedShape]
  /// The opaque colour that the drawing lies on.
  let ground: Color

  /// A shape's edge on a part of what lies below it.
  struct Meeting {
    /// The shape below; nil for the ground.
    let below: Int?
    /// Both as they are seen.
    let pair: (upper: Color, lower: Color)
  }

  /// An edge is looked at in so many places, at least where it is long; more do not tell more.
  private static let pointsAcross = 24.0
  private static let mostPoints = 240
  /// What less than this part of an edge lies on is only touched by it.
  private static let leastShare = 0.05

  /// What the visible edge of a shape lies on, in the order of its first point there. Nested fills
  /// meet there: the edge of each lies within the one around it.
  func meetings(of index: Int) -> [Meeting] {
    let shape = shapes[index]
    var found: [(meeting: Meeting, count: Int)] = []
    let points = edge(of: shape).filter { point in
      shape.isWithinClips(point)
        && !shapes[(index + 1)...].contains { $0.covers(point) }
    }
    for point in points {
      let (below, color) = under(point, upTo: index)
      let meeting = Meeting(below: below, pair: (shape.color.over(color), color))
      if let known = found.firstIndex(where: { $0.meeting.isSame(as: meeting) }) {
        found[known].count += 1
      } else {
        found.append((meeting, 1))
      }
    }
    return found.filter { Double($0.count) >= Self.leastShare * Double(points.count) }
      .map(\.meeting)
  }

  private func edge(of shape: PaintedShape) -> [Point] {
    let side = max(shape.bounds.width, shape.bounds.height)
    guard side > 0 else { return [] }
    let points = shape.outline.contour(spacing: side / Self.pointsAcross)
    let step = max(1, (points.count + Self.mostPoints - 1) / Self.mostPoints)
    return stride(from: 0, to: points.count, by: step).map { points[$0] }
  }

  /// The topmost shape below another one at a point, and the colour seen there without that one.
  private func under(_ point: Point, upTo index: Int) -> (shape: Int?, color: Color) {
    var translucent: [Color] = []
    var top: Int?
    var base = ground
    for below in shapes.indices.prefix(index).reversed() where shapes[below].covers(point) {
      top = top ?? below
      guard shapes[below].color.opacity < 1 else {
        base = shapes[below].color
        break
      }
      translucent.append(shapes[below].color)
    }
    return (top, translucent.reversed().reduce(base) { $1.over($0) })
  }
}

extension ShapeStack.Meeting {
  fileprivate func isSame(as other: ShapeStack.Meeting) -> Bool {
    below == other.below && pair == other.pair
  }
}
