import Geometry

/// A mark in its place.
struct RedlineMark {
  let key: String
  /// Empty where only the letter has room.
  let value: String
  let shape: RedlineShape

  var label: Rect { shape.label }
  /// The dimension line in its parts, or the leader.
  var lines: [Rect] { Array(shape.lines) }
  /// The ends of a dimension line, or a leader's dot.
  var ticks: [Rect] { Array(shape.ticks) }
  /// From the drawing to the ticks, at low contrast.
  var extensions: [Rect] { Array(shape.extensions) }
}
