package import Geometry

/// A line of text as an outline.
package struct TextOutline: Hashable, Sendable {
  /// The outline in points; the baseline starts at the origin and runs to the right, y down.
  /// Fill it with the nonzero rule: the strokes of a variable font's letters overlap.
  package let path: Path
  /// How far the text moves the pen to the right, in points, kerning included.
  package let advance: Double
  /// The smallest rectangle that holds the ink, in points, or nil where there is none (spaces).
  package let inkBox: Rect?

  /// An outline that moves the pen by `advance` points.
  package init(path: Path, advance: Double) {
    self.path = path
    self.advance = advance
    self.inkBox = path.bounds
  }

  /// The outline of no text.
  package static let empty = TextOutline(path: Path(), advance: 0)
}
