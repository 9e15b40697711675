import DesignTokens
import DisplayList
import Geometry

/// A station near by: a capsule with the train glyph and one bar a line (000, "Station · zoom 15+";
/// 001, StationIconView).
enum StationCapsule {
  static func draw(
    _ lines: [Line], isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let layout = try StationCapsuleLayout(lineCount: lines.count, design)
    let keyline = try design.dimension("keyline.width")
    let body = Rect(center: .zero, width: layout.width, height: layout.height)
    let edge = body.inset(by: -keyline)
    return [
      layer("keyline", capsule(edge), try design.color(isSelected ? "ink" : "paper")),
      layer("body", capsule(body), try design.color("card-2")),
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

  private static func capsule(_ rect: Rect) -> Path {
    RoundedRect(rect, radius: rect.height / 2).path
  }
}
