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

  /// The drawing as a layer, its top left corner at a place.
  package func layer(_ name: String, at place: Point) -> DisplayItem {
    .group(
      DisplayGroup(
        name, isPrecise: true, items: items.map { $0.applying(.translation(place)) }))
  }
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
