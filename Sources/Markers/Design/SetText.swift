package import Geometry
package import Typesetting

/// A line of text that a drawing asked for, as it was set.
package struct SetText: Hashable, Sendable {
  /// What it says.
  package let text: String
  /// The typography token of its style; nil for a style of a sheet's own.
  package let token: String?
  /// How it was set, sizes in points.
  package let style: TextStyle
  /// Its outline, the baseline starting at the origin.
  package let path: Path
}

extension Design {
  /// Runs `drawing` and gives the lines of text that it set, in order.
  package func recordingTexts<Result>(
    _ drawing: () throws(DrawingError) -> Result
  ) throws(DrawingError) -> (result: Result, texts: [SetText]) {
    let before = setTexts
    setTexts = []
    var texts: [SetText] = []
    defer { setTexts = before.map { $0 + texts } }
    let result = try drawing()
    texts = setTexts ?? []
    return (result, texts)
  }
}
