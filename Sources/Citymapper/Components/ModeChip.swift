import DisplayList
import Geometry
package import Markers

/// A leg of a route as a chip: a glyph and a label on the mode's colour (004, section 3).
package enum ModeChip {
  /// The chip, at most `width` wide: a longer label ends with an ellipsis.
  package static func draw(
    _ leg: Leg, width: Double = .infinity, _ design: Design
  ) throws(DrawingError) -> Component {
    let (padX, gap) = (
      try design.dimension("mode-chip.padding-x"), try design.dimension("mode-chip.gap")
    )
    let glyph = try design.dimension("symbol.leg")
    let label = try TextLine.fitted(
      leg.label, "type.mode-badge", width: width - 2 * padX - glyph - gap, design)
    let box = Rect(
      x: 0, y: 0, width: 2 * padX + glyph + gap + label.width,
      height: 2 * (try design.dimension("mode-chip.padding-y")) + max(glyph, label.height))
    let ink = try design.color("mode-chip.ink")
    var chip = Component(
      items: [
        layer(
          "body", RoundedRect(box, radius: try design.dimension("mode-chip.radius")).path,
          try leg.mode.color(line: leg.line, design)),
        glyphLayer(
          try design.icon(leg.mode.icon), height: glyph,
          center: Point(padX + glyph / 2, box.center.y), ink),
        label.layer("label", at: Point(padX + glyph + gap, box.center.y), ink),
      ], size: Size(box.width, box.height),
      accessibility: AccessibilityRow(role: "none", label: leg.spoken))
    chip.measures = try measures(box, design)
    chip.facts = try facts(texts: ["mode-badge"], design)
    return chip
  }

  /// Padding, glyph, gap and radius of a chip.
  private static func measures(_ box: Rect, _ design: Design) throws(DrawingError) -> [Measure] {
    let padX = try design.length("mode-chip.padding-x")
    let glyph = try design.length("symbol.leg")
    let glyphTop = box.center.y - glyph.value / 2
    return [
      across(box.minX, at: box.minY, padX),
      down(box.minY, at: [box.minX, box.maxX], try design.length("mode-chip.padding-y")),
      down(glyphTop, at: [box.minX], glyph),
      across(padX.value + glyph.value, at: box.maxY, try design.length("mode-chip.gap")),
      .radius(box, try design.length("mode-chip.radius")),
    ]
  }
}
