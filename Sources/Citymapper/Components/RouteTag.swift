import DisplayList
import Geometry
package import Markers

/// What recommends a route, in a capsule tinted with its own colour (004, sections 3 and 6).
package enum RouteTag: String, CaseIterable, Hashable, Sendable {
  case fastest = "Fastest"
  case rainSafe = "Rain-safe"
  case stepFree = "Step-free"

  /// The colour token of its text and, translucent, of its capsule.
  package var colorToken: String {
    switch self {
    case .fastest: "route-tag.fastest"
    case .rainSafe: "route-tag.rain-safe"
    case .stepFree: "route-tag.step-free"
    }
  }

  private var icon: String? {
    switch self {
    case .fastest: nil
    case .rainSafe: "rain"
    case .stepFree: "wheelchair"
    }
  }

  /// The tag.
  package func draw(_ design: Design) throws(DrawingError) -> Component {
    let padX = try design.dimension("route-tag.padding-x")
    let padY = try design.dimension("route-tag.padding-y")
    let text = try TextLine(rawValue.uppercased(), "type.tag", design)
    let color = try design.color(colorToken)
    let glyph = try icon == nil ? 0 : design.dimension("symbol.tag")
    let lead = try icon == nil ? 0 : glyph + design.dimension("route-tag.gap")
    let box = Rect(
      x: 0, y: 0, width: 2 * padX + lead + text.width,
      height: 2 * padY + max(glyph, text.height))
    let tint = color.opacity(try design.opacity("route-tag.tint"))
    var items = [
      layer("body", RoundedRect(box, radius: box.height / 2).path, tint),
      text.layer("label", at: Point(padX + lead, box.center.y), color),
    ]
    if let icon {
      items.append(
        glyphLayer(
          try design.icon(icon), height: glyph, center: Point(padX + glyph / 2, box.center.y),
          color))
    }
    return Component(
      items: items, size: Size(box.width, box.height),
      accessibility: AccessibilityRow(role: "none", label: rawValue), facts: try facts(design))
  }

  /// Padding, the glyph with its gap where it has one, the text's size and the capsule's tint.
  private func facts(_ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let names =
      ["route-tag.padding-x", "route-tag.padding-y"]
      + (icon == nil ? [] : ["symbol.tag", "route-tag.gap"])
    return try Citymapper.facts(names, texts: ["tag"], design)
      + [MarkerMeasures.Fact(try design.part("route-tag.tint"))]
  }
}
