import Foundation

/// A piece of an outline, known exactly: arcs are arcs, not cubics that come close.
enum Segment: Hashable, Sendable {
  case line(Vector, Vector)
  /// Angles in radians from the x axis; growing angles run clockwise on screen.
  case arc(center: Vector, radius: Double, from: Double, to: Double)
  case cubic(Vector, Vector, Vector, Vector)

  /// The point at `t`, 0…1.
  func point(at t: Double) -> Vector {
    switch self {
    case .line(let a, let b):
      return Vector(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    case .arc(let center, let radius, let from, let to):
      let angle = from + (to - from) * t
      return Vector(center.x + radius * cos(angle), center.y + radius * sin(angle))
    case .cubic(let a, let b, let c, let d):
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Vector(
        wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }

  /// The same points, run through backwards.
  var reversed: Segment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .arc(let center, let radius, let from, let to):
      .arc(center: center, radius: radius, from: to, to: from)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// Scaled about the origin, then moved.
  func placed(scale: Double, origin: Vector) -> Segment {
    let place = { (p: Vector) in p * scale + origin }
    return switch self {
    case .line(let a, let b): .line(place(a), place(b))
    case .arc(let center, let radius, let from, let to):
      .arc(center: place(center), radius: radius * scale, from: from, to: to)
    case .cubic(let a, let b, let c, let d): .cubic(place(a), place(b), place(c), place(d))
    }
  }
}
