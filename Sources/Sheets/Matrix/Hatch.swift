import DisplayList
import Geometry

/// Slanting lines over a rectangle, with a gap for a label.
struct Hatch {
  /// Which way lines run, seen from the bottom.
  enum Slant {
    case right
    case left
  }

  let rect: Rect
  /// The part of `rect` that stays empty; nil for none.
  let gap: Rect?
  let slant: Slant
  let color: Color

  /// Distance of lines along an edge, and their width along it, in points.
  private static let pitch = 8.0
  private static let width = 1.5

  /// The lines, cut off at the rectangle's edges. Those of neighbours at one slant continue each
  /// other.
  func item() -> DisplayItem {
    .group(
      DisplayGroup("hatch", clip: clip, items: [.fill(lines, color, .nonzero)]))
  }

  private var clip: Path {
    var path = Path.rectangle(rect)
    // The other way round, the gap counts as outside.
    if let gap { path.append(.polygon(Polygon(gap).vertices.reversed())) }
    return path
  }

  private var lines: Path {
    var path = Path()
    let (top, bottom) = (rect.minY, rect.maxY)
    // Where each line crosses y = 0 is a multiple of the pitch.
    let lean = slant == .right ? -1.0 : 1.0
    let crossings = [rect.minX, rect.maxX].flatMap { x in [x - lean * top, x - lean * bottom] }
    let first = ((crossings.min() ?? 0) / Self.pitch).rounded(.down) * Self.pitch
    for x in stride(from: first, through: crossings.max() ?? 0, by: Self.pitch) {
      path.append(
        .polygon([
          Point(x + lean * top, top), Point(x + lean * top + Self.width, top),
          Point(x + lean * bottom + Self.width, bottom), Point(x + lean * bottom, bottom),
        ]))
    }
    return path
  }
}
