package import DisplayList
package import Geometry
package import Markers

/// One finished component. Its top left corner is the origin.
package struct Component: Sendable {
  /// What is drawn, lowest first, in points.
  package let items: [DisplayItem]
  /// The room that it takes in a layout, in points; a shadow may reach further.
  package let size: Size
  /// How an assistive technology meets it (004, section 8).
  package let accessibility: AccessibilityRow
  /// What redlines say of it, about its top left corner.
  package var measures: [Measure] = []
  /// Values for which a mark would find no room beside the drawing.
  package var facts: [MarkerMeasures.Fact] = []
  /// What of it takes a touch, in its own place: all of a button, a part of a bar.
  package var target: Rect?
  /// Where the target's width and height come from.
  package var targetSize: MarkerMeasures.Frame?

  /// The drawing as a layer, its top left corner at a place.
  package func layer(_ name: String, at place: Point) -> DisplayItem {
    .group(
      DisplayGroup(
        name, isPrecise: true, items: items.map { $0.applying(.translation(place)) }))
  }
}

/// Values that stand in a list alone: lengths, then the sizes of texts.
func facts(
  _ lengths: [String] = [], texts: [String] = [], _ design: Design
) throws(DrawingError) -> [MarkerMeasures.Fact] {
  try lengths.map { name throws(DrawingError) in MarkerMeasures.Fact(try design.length(name)) }
    + texts.map { name throws(DrawingError) in try design.textSize("type.\(name)") }
}

/// A length along x from where it begins, at a height.
func across(_ from: Double, at y: Double, _ quantity: Quantity) -> Measure {
  Measure(.horizontal(from: from, to: from + quantity.value, y: y), quantity)
}

/// A length along y from where it begins, at any of some places.
func down(_ from: Double, at places: [Double], _ quantity: Quantity) -> Measure {
  Measure(places.map { .vertical(from: from, to: from + quantity.value, x: $0) }, quantity)
}

/// A filled outline within a coloured border of its own, nested: nothing is stroked.
func bordered(
  _ name: String, _ edge: RoundedRect, fill: Color, border: Color, width: Double
) -> [DisplayItem] {
  [
    layer("border", edge.path, border),
    layer(name, edge.inset(by: width).path, fill),
  ]
}
