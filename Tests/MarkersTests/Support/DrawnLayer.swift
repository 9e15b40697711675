import DisplayList
import Geometry
import Markers

/// One fill of a marker, with the names of the groups it stands in: "tag/stroke".
struct DrawnLayer {
  let path: String
  let outline: Path
  let color: Color
  let rule: FillRule

  /// The fill's ink box; empty at the origin for an empty outline.
  var bounds: Rect { outline.bounds ?? Rect(center: .zero, side: 0) }

  /// "#FFFFFF".
  var hex: String { color.hex }

  /// How far the top right corner's curve reaches along the top edge: the radius of a circular
  /// corner, 1.528665 radii for a continuous one.
  var cornerReach: Double {
    let top = outline.ends.filter { abs($0.y - bounds.minY) < 1e-9 }.map(\.x).max()
    return bounds.maxX - (top ?? bounds.minX)
  }
}

/// A layer that a test asks for is not drawn.
struct NoSuchLayer: Error, CustomStringConvertible {
  let description: String
}

extension [DisplayItem] {
  /// The fills in painter's order, lowest first.
  var layers: [DrawnLayer] { layers(in: "") }

  private func layers(in group: String) -> [DrawnLayer] {
    flatMap { item in
      switch item {
      case .fill(let path, let color, let rule):
        [DrawnLayer(path: group, outline: path, color: color, rule: rule)]
      case .group(let inner):
        inner.items.layers(in: group.isEmpty ? inner.name : "\(group)/\(inner.name)")
      case .stroke, .shadow, .image, .instance:
        [DrawnLayer(path: "\(group)!", outline: Path(), color: .black, rule: .nonzero)]
      }
    }
  }
}

extension Marker {
  /// The names of the fills in painter's order, lowest first.
  var layerNames: [String] { items.layers.map(\.path) }

  /// All fills of that name.
  func layers(_ path: String) -> [DrawnLayer] { items.layers.filter { $0.path == path } }

  /// The one fill of that name.
  func layer(_ path: String) throws -> DrawnLayer {
    let found = layers(path)
    guard found.count == 1 else {
      throw NoSuchLayer(
        description: "\(found.count) fills '\(path)' in \(layerNames.joined(separator: ", "))")
    }
    return found[0]
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}

extension Path {
  /// The points at which a step ends.
  var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// Points all along the outline, `count` a step.
  func samples(_ count: Int = 16) -> [Point] {
    var points: [Point] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      for step in 1...count {
        let t = Double(step) / Double(count)
        switch element {
        case .move(let point): points.append(point)
        case .line(let end): points.append(current + (end - current) * t)
        case .cubic(let first, let second, let end):
          points.append(Path.pointOnCubic(current, first, second, end, at: t))
        case .close: points.append(current + (start - current) * t)
        }
      }
      if case .move(let point) = element { start = point }
      current = ends(of: element) ?? start
    }
    return points
  }

  private func ends(of element: Element) -> Point? { Path([element]).ends.first }

  /// The outline's subpaths, each an outline of its own.
  var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      if case .move = element { paths.append(Path()) }
      paths[paths.count - 1].append(Path([element]))
    }
    return paths
  }
}
