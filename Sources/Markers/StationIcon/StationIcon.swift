import DesignTokens
package import DisplayList
import Geometry

/// A station's lines in a capsule (001, StationIconView): the train glyph and one bar a line. On the
/// map it stands within a keyline; elsewhere in the app it stands alone, at any height.
package enum StationIcon {
  /// The icon of a set of lines, by id, about its centre; `height` in points. The order and number of
  /// ids do not matter. Errors: an unknown line or none, a height that is none.
  package static func draw(
    _ ids: [String], height: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let lines = try design.lines(ids)
    let layout = try StationCapsuleLayout(lineCount: lines.count, height: height, design)
    return try draw(lines, layout, design)
  }

  /// What redlines say of the icon of so many lines, about its centre.
  package static func measures(
    lineCount: Int, height: Quantity, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    try StationMeasures.icon(lineCount: lineCount, height: height, design)
  }

  static func draw(
    _ lines: [Line], _ layout: StationCapsuleLayout, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    [
      layer("body", capsule(layout.body), try design.color("card-2")),
      glyphLayer(
        try design.icon("train"), height: layout.glyphHeight, center: layout.glyphCenter,
        try design.color("ink")),
      .group(
        DisplayGroup(
          "bars",
          items: zip(lines, layout.bars).map { line, bar in
            .fill(
              RoundedRect(bar, radius: layout.barRadius).path, design.hue(of: line), .nonzero)
          })),
    ]
  }

  /// A rectangle whose ends are half discs.
  static func capsule(_ rect: Rect) -> Path {
    RoundedRect(rect, radius: rect.height / 2).path
  }
}
