import DisplayList
import Geometry
package import Markers

/// A route's legs in a row, an arrow between two of them (004, section 3).
package enum LegStrip {
  /// The strip, at most `width` wide: legs that find no room are counted at its end. A route without
  /// legs is an error.
  package static func draw(
    _ legs: [Leg], width: Double, _ design: Design
  ) throws(DrawingError) -> Component {
    guard !legs.isEmpty else {
      throw .value(name: "a route of", value: "0 legs", accepted: "accepted are 1 or more")
    }
    let link = try LegLink(design)
    var (items, x, height): ([DisplayItem], Double, Double) = ([], 0, 0)
    var (shown, measures): (Int, [Measure]) = (0, [])
    for leg in legs {
      let rest = try legs.count - shown > 1 ? restLine(legs.count - shown - 1, design) : nil
      let room = width - (rest.map { link.width + $0.width } ?? 0)
      let start = x + (shown > 0 ? link.width : 0)
      // The first leg is always shown, its label shortened if need be.
      let chip = try ModeChip.draw(leg, width: shown > 0 ? .infinity : room, design)
      guard shown == 0 || start + chip.size.width <= room else { break }
      if shown > 0 { items.append(link.layer(at: x, middle: chip.size.height / 2)) }
      if shown == 1 { measures = try link.measures(at: x, design) }
      items.append(chip.layer("chip", at: Point(start, 0)))
      x = start + chip.size.width
      height = chip.size.height
      shown += 1
    }
    if shown < legs.count {
      let line = try restLine(legs.count - shown, design)
      items.append(link.layer(at: x, middle: height / 2))
      items.append(
        line.layer(
          "rest", at: Point(x + link.width, height / 2),
          try design.color("scheme.text-secondary")))
      x += link.width + line.width
    }
    return Component(
      items: items, size: Size(x, height),
      accessibility: AccessibilityRow(
        role: "none", label: "Route: " + legs.map(\.spoken).joined(separator: ", ")),
      measures: measures)
  }

  private static func restLine(_ count: Int, _ design: Design) throws(DrawingError) -> TextLine {
    try TextLine("+\(count)", "type.mode-badge", design)
  }
}

/// The arrow between two legs, with the gaps around it.
private struct LegLink {
  let icon: Icon
  let size: Double
  let gap: Double
  let color: Color

  init(_ design: Design) throws(DrawingError) {
    icon = try design.icon("chevron-right")
    size = try design.dimension("symbol.leg-arrow")
    gap = try design.dimension("leg-strip.gap")
    color = try design.color("text.tertiary")
  }

  var width: Double { gap + size + gap }

  /// The gap before the arrow, and its size: its box is square.
  func measures(at x: Double, _ design: Design) throws(DrawingError) -> [Measure] {
    [
      across(x, at: 0, try design.length("leg-strip.gap")),
      across(x + gap, at: 0, try design.length("symbol.leg-arrow")),
    ]
  }

  func layer(at x: Double, middle: Double) -> DisplayItem {
    glyphLayer(icon, height: size, center: Point(x + width / 2, middle), color)
  }
}
