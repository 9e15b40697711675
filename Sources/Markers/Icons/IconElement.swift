/// The elements of SVG that an icon may have.
enum IconElement: String, CaseIterable {
  case svg
  case g
  case path
  case title
  case desc

  /// The attributes that it may have. Width, height and version are read over: only the view box
  /// counts, because markers choose the size.
  var attributes: [String] {
    switch self {
    case .svg:
      ["xmlns", "viewBox", "width", "height", "version", "fill", "fill-rule", "clip-rule", "id"]
    case .g: ["fill", "fill-rule", "clip-rule", "id"]
    case .path: ["d", "fill", "fill-rule", "clip-rule", "id"]
    case .title, .desc: ["id"]
    }
  }

  /// The elements that may stand in it.
  var children: [IconElement] {
    switch self {
    case .svg, .g: [.g, .path, .title, .desc]
    case .path: [.title, .desc]
    case .title, .desc: []
    }
  }

  /// Whether text may stand in it.
  var holdsText: Bool { self == .title || self == .desc }
}

extension IconElement {
  /// What to do in a drawing program about what an icon may not have, or nil.
  static func advice(for name: String) -> String? {
    switch name {
    case "circle", "ellipse", "rect", "line", "polyline", "polygon": "convert shapes to paths"
    case "text", "tspan": "convert text to outlines"
    case "transform": "flatten transforms"
    case "style", "class": "export presentation attributes instead of styles"
    case "opacity", "fill-opacity": "icons are opaque templates"
    case "linearGradient", "radialGradient", "pattern": "icons are templates in one colour"
    case _ where name.hasPrefix("stroke"): "expand strokes to outlines"
    default: nil
    }
  }
}
