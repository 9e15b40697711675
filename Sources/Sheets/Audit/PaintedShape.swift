import DisplayList
import Geometry

/// A fill of a drawing, taken out of the groups that it stands in.
struct PaintedShape {
  let path: Path
  /// Its colour, with the opacity of the groups around it.
  let color: Color
  let rule: FillRule
  /// The names of the groups around it, outermost first.
  let layers: [String]
  /// What it encloses, cut into straight edges.
  let outline: FlatOutline
  let bounds: Rect
  private let clips: [FlatOutline]

  private init(
    _ path: Path, _ color: Color, _ rule: FillRule, _ bounds: Rect, in place: Place
  ) {
    self.path = path
    self.color = color.opacity(color.opacity * place.opacity)
    self.rule = rule
    self.bounds = bounds
    layers = place.layers
    outline = FlatOutline(path)
    clips = place.clips
  }

  /// The groups around an item.
  private struct Place {
    var layers: [String] = []
    var opacity = 1.0
    var clips: [FlatOutline] = []
  }

  /// Whether it is painted at a point.
  func covers(_ point: Point) -> Bool {
    guard bounds.contains(point), isWithinClips(point) else { return false }
    let winding = outline.winding(around: point)
    return rule == .nonzero ? winding != 0 : winding % 2 != 0
  }

  /// Whether no clip around it hides a point.
  func isWithinClips(_ point: Point) -> Bool { clips.allSatisfy { $0.contains(point) } }

  /// The fills of items in drawing order. What is stroked, blurred or a picture is none: no marker
  /// and no component of the app has its edges from these.
  static func shapes(of items: [DisplayItem]) -> [PaintedShape] {
    shapes(of: items, in: Place())
  }

  private static func shapes(of items: [DisplayItem], in place: Place) -> [PaintedShape] {
    items.flatMap { item -> [PaintedShape] in
      switch item {
      case .fill(let path, let color, let rule):
        guard let bounds = path.bounds, color.opacity > 0 else { return [] }
        return [PaintedShape(path, color, rule, bounds, in: place)]
      case .group(let group): return shapes(of: group, in: place)
      case .instance(let drawing, let point):
        return shapes(of: [drawing.placed(at: point)], in: place)
      case .stroke, .shadow, .image: return []
      }
    }
  }

  private static func shapes(of group: DisplayGroup, in place: Place) -> [PaintedShape] {
    var place = place
    place.layers.append(group.name)
    place.opacity *= group.opacity
    if let clip = group.clip { place.clips.append(FlatOutline(clip)) }
    return shapes(of: group.items, in: place)
  }
}
