import DisplayList
import Geometry
import Markers
import Typesetting

extension Design {
  /// A line of text with its baseline at a point, in a colour token.
  func text(
    _ text: String, _ style: TextStyle, at place: Point, _ alignment: TextAlignment = .leading,
    color: String
  ) throws(DrawingError) -> DisplayItem {
    let outline = try outline(text, style)
    let shift =
      switch alignment {
      case .leading: 0.0
      case .center: outline.advance / 2
      case .trailing: outline.advance
      }
    return .fill(
      outline.path.offset(by: Point(place.x - shift, place.y)), try self.color(color), .nonzero)
  }
}
