import DesignTokens
package import DisplayList
package import Geometry
import Typesetting

// The layers every marker is made of. Fills are nested, outermost first: a stroke over a fill would
// let the fill leak at the stroke's antialiased outer edge.

/// A named layer of one filled outline.
package func layer(_ name: String, _ path: Path, _ color: Color) -> DisplayItem {
  .group(DisplayGroup(name, items: [.fill(path, color, .nonzero)]))
}

/// A glyph's layer: an icon in one colour, its box `height` points high and centred on `center`.
package func glyphLayer(
  _ icon: Icon, height: Double, center: Point = .zero, _ color: Color
) -> DisplayItem {
  .group(
    DisplayGroup(
      "glyph",
      items: [.fill(icon.path(height: height, center: center), color, icon.fillRule)]))
}

/// A band inside an outline's edge, as one fill between two outlines.
package func ring(_ name: String, outer: Path, inner: Path, _ color: Color) -> DisplayItem {
  var path = outer
  path.append(inner)
  return .group(DisplayGroup(name, items: [.fill(path, color, .evenOdd)]))
}

extension TextOutline {
  /// The text centred on a point: across by its advance, down by the height of capitals and figures.
  func centered(
    on center: Point, size: Double, _ design: Design
  ) throws(DrawingError) -> Path {
    let drop = try design.ratio("label.baseline-ratio") * size
    return path.offset(by: Point(center.x - advance / 2, center.y + drop))
  }
}

extension [DisplayItem] {
  /// The finished marker scaled about its anchor, where it is selected: a transform, so nothing is
  /// rounded or snapped.
  func scaled(_ factor: Double, if isSelected: Bool) -> [DisplayItem] {
    isSelected ? map { $0.applying(.scale(factor)) } : self
  }
}
