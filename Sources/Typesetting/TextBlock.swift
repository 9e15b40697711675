/// A text in lines of at most a width.
package struct TextBlock: Hashable, Sendable {
  /// A line: what it says, in reading order, and its outline.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let outline: TextOutline
  }

  /// From the top.
  package let lines: [Line]
  /// Whether the text goes on: the last line ends with an ellipsis.
  package let isCut: Bool

  /// Lines that are set already.
  package init(lines: [Line], isCut: Bool) {
    self.lines = lines
    self.isCut = isCut
  }
}
