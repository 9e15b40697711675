extension Typesetter {
  /// Sets `text` in lines of at most `width` points, broken between words; a word that is too wide
  /// alone is broken where it must be. "\n" begins a new line. Beyond `limit` lines (at least 1) the
  /// text is cut, with an ellipsis.
  ///
  /// Throws as `outline` does.
  package func block(
    _ text: String, _ style: TextStyle, width: Double, limit: Int = .max
  ) throws(TypesettingError) -> TextBlock {
    var lines: [TextBlock.Line] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, text) in paragraphs.enumerated() {
      let isCut = try append(
        text, style, width: width, limit: limit, isLast: index == paragraphs.count - 1,
        to: &lines)
      if isCut { return TextBlock(lines: lines, isCut: true) }
    }
    return TextBlock(lines: lines, isCut: false)
  }

  /// Adds a paragraph's lines; whether the text was cut in it.
  private func append(
    _ text: String, _ style: TextStyle, width: Double, limit: Int, isLast: Bool,
    to lines: inout [TextBlock.Line]
  ) throws(TypesettingError) -> Bool {
    try Self.check(text, style)
    let paragraph = BidiParagraph(text)
    let breaker = LineBreaker(paragraph: paragraph, width: width) {
      (line: BidiLine) throws(TypesettingError) in
      try self.runs(line, of: text, style).reduce(0) { $0 + $1.advance(style) }
    }
    let count = paragraph.characters.count
    guard count > 0 else {
      lines.append(TextBlock.Line(text: "", outline: .empty))
      return false
    }
    var start = 0
    while start < count {
      let (end, next) = try breaker.lineEnd(from: start)
      let isCut = lines.count + 1 >= limit && (next < count || !isLast)
      let line =
        isCut
        ? paragraph.line(
          start..<(try breaker.endBeforeEllipsis(from: start)), ending: LineBreaker.ellipsis)
        : paragraph.line(start..<end)
      lines.append(
        TextBlock.Line(text: line.text, outline: try outline(of: line, in: text, style)))
      if isCut { return true }
      start = next
    }
    return false
  }
}
