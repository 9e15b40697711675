/// One fill of a marker: an outline in points about the marker's centre, and its colour.
struct ReferenceShape: Hashable, Sendable {
  var outline: Outline
  var color: ReferenceColor

  init(_ outline: Outline, _ color: ReferenceColor) {
    self.outline = outline
    self.color = color
  }
}
