import DesignTokens
package import DisplayList
import Geometry
import Typesetting

/// A layer of a marker that is described as data: a shape about a centre, in one colour. Every
/// number and colour is the name of a token.
package struct DataLayer: Hashable, Sendable {
  /// What is filled.
  package enum Shape: Hashable, Sendable {
    /// A disc by its diameter.
    case circle(diameter: String)
    /// A box with circular corners.
    case roundedRect(width: String, height: String, radius: String)
    /// An icon of the pack, its box `height` high.
    case icon(name: String, height: String)
    /// A text, centred, in a typography token.
    case text(String, style: String)
  }

  /// What is filled.
  package let shape: Shape
  /// With which colour.
  package let color: String
  /// How far its centre is from the anchor, to the right; nil for nothing.
  package let x: String?
  /// How far its centre is from the anchor, down; nil for nothing.
  package let y: String?
  /// Where it stands in the pack's file, from 1.
  package let line: Int

  /// Every token that it names, with the type that it must have.
  var tokens: [(name: String, type: TokenType)] {
    let sizes: [(String, TokenType)] =
      switch shape {
      case .circle(let diameter): [(diameter, .dimension)]
      case .roundedRect(let width, let height, let radius):
        [(width, .dimension), (height, .dimension), (radius, .dimension)]
      case .icon(_, let height): [(height, .dimension)]
      case .text(_, let style): [(style, .typography)]
      }
    return sizes + [(color, .color)] + [x, y].compactMap(\.self).map { ($0, .dimension) }
  }

  /// Draws it: a group with one fill.
  package func draw(_ design: Design) throws(DrawingError) -> DisplayItem {
    let center = Point(try offset(x, design), try offset(y, design))
    let color = try design.color(self.color)
    switch shape {
    case .circle(let diameter):
      return layer(
        "circle", .circle(center: center, radius: try design.dimension(diameter) / 2), color)
    case .roundedRect(let width, let height, let radius):
      let box = Rect(
        center: center, width: try design.dimension(width), height: try design.dimension(height))
      return layer(
        "rounded rect", RoundedRect(box, radius: try design.dimension(radius)).path, color)
    case .icon(let name, let height):
      return glyphLayer(
        try design.icon(name), height: try design.dimension(height), center: center, color)
    case .text(let text, let style):
      let outline = try design.label(text, style).outline
      // Digits and capitals stand in the middle, whatever the font: the ink's own box decides.
      let middle = outline.inkBox?.center ?? .zero
      return layer(
        "text", outline.path.offset(by: Point(center.x - middle.x, center.y - middle.y)), color)
    }
  }

  /// An offset may be negative, which no length is.
  private func offset(_ name: String?, _ design: Design) throws(DrawingError) -> Double {
    guard let name else { return 0 }
    do { return try design.tokens.dimension(name) } catch { throw .token(error) }
  }
}
