import DisplayList
import Geometry
import Markers
import Typesetting

extension Design {
  /// A line of text in a typography token, its capitals centred on the point where it begins.
  func label(
    _ text: String, _ token: String, leading place: Point, color: String
  ) throws(DrawingError) -> DisplayItem {
    try label(text, token, at: place, part: 0, color: color)
  }

  /// A line of text in a typography token, its capitals centred on the point where it ends.
  func label(
    _ text: String, _ token: String, trailing place: Point, color: String
  ) throws(DrawingError) -> DisplayItem {
    try label(text, token, at: place, part: 1, color: color)
  }

  /// A line of text in a typography token about its middle.
  func label(
    _ text: String, _ token: String, center place: Point, color: String
  ) throws(DrawingError) -> DisplayItem {
    try label(text, token, at: place, part: 0.5, color: color)
  }

  /// `part` of the text's advance stands before the point.
  private func label(
    _ text: String, _ token: String, at place: Point, part: Double, color: String
  ) throws(DrawingError) -> DisplayItem {
    let (outline, size) = try label(text, token)
    let baseline = place.y + size * (try ratio("label.baseline-ratio"))
    return .fill(
      outline.path.offset(by: Point(place.x - part * outline.advance, baseline)),
      try self.color(color), .nonzero)
  }
}
