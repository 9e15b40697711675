package import DisplayList
import Geometry
package import Markers

/// The button that starts a trip. Its shape and colours never change (004, section 3).
package enum GoButton {
  /// The shadow below the button.
  package struct Glow: Hashable, Sendable {
    /// GO green, translucent.
    package let color: Color
    /// As SwiftUI counts it, in points: twice the standard deviation.
    package let radius: Double
    /// How far it lies below the button, in points.
    package let offset: Double

    /// The glow as the tokens have it.
    package init(_ design: Design) throws(DrawingError) {
      color = try design.color("go-green").opacity(design.opacity("go-button.glow.opacity"))
      radius = try design.dimension("go-button.glow.radius")
      offset = try design.dimension("go-button.glow.offset")
    }

    /// The glow of a button's outline.
    func layer(below edge: RoundedRect) -> DisplayItem {
      .group(
        DisplayGroup(
          "glow",
          items: [.shadow(edge.path.offset(by: Point(0, offset)), color, sigma: radius / 2)]))
    }
  }

  /// The button, `width` wide.
  package static func draw(width: Double, _ design: Design) throws(DrawingError) -> Component {
    let height = try design.dimension("go-button.height")
    let edge = RoundedRect(
      Rect(x: 0, y: 0, width: width, height: height),
      radius: try design.dimension("go-button.radius"))
    let items = [
      try Glow(design).layer(below: edge), layer("body", edge.path, try design.color("go-green")),
    ]
    let box = edge.rect
    let margin = try design.length("go-button.margin")
    var button = Component(
      items: items + (try content(in: box, design)), size: Size(width, height),
      accessibility: AccessibilityRow(role: "button", label: "GO"),
      // No leader reaches a corner across the glow.
      measures: [.height(box, try design.length("go-button.height"))],
      facts: [
        .radius(try design.length("go-button.radius")),
        MarkerMeasures.Fact(try design.length("symbol.go")),
        MarkerMeasures.Fact(try design.length("go-button.gap")), MarkerMeasures.Fact(margin),
      ] + (try glowFacts(design)) + [
        try design.textSize("type.go-label"), try design.tracking("type.go-label"),
      ])
    button.target = box
    button.targetSize = MarkerMeasures.Frame(
      width: .count(width + 2 * margin.value) - .count(2) * margin,
      height: try design.length("go-button.height"))
    return button
  }

  private static func glowFacts(_ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    [
      MarkerMeasures.Fact(try design.part("go-button.glow.opacity")),
      MarkerMeasures.Fact(try design.length("go-button.glow.radius")),
      MarkerMeasures.Fact(try design.length("go-button.glow.offset")),
    ]
  }

  /// Glyph and label, side by side in the middle.
  private static func content(
    in box: Rect, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let ink = try design.color("go-button.ink")
    let glyph = try design.dimension("symbol.go")
    let gap = try design.dimension("go-button.gap")
    let label = try TextLine("GO", "type.go-label", design)
    let left = box.center.x - (glyph + gap + label.width) / 2
    return [
      glyphLayer(
        try design.icon("play"), height: glyph, center: Point(left + glyph / 2, box.center.y),
        ink),
      label.layer("label", at: Point(left + glyph + gap, box.center.y), ink),
    ]
  }
}
