/// Breaks a paragraph into lines of at most a width: between words, behind hyphens and slashes, and
/// within a word only where it alone is too wide.
struct LineBreaker {
  let paragraph: BidiParagraph
  /// The width of lines, in points.
  let width: Double
  /// A line's width, in points.
  let measure: (BidiLine) throws(TypesettingError) -> Double

  /// What stands at the end of a text that goes on.
  static let ellipsis = "…"

  /// Where the line that begins at `start` ends, and where the next one begins. Both lie behind
  /// `start`.
  func lineEnd(from start: Int) throws(TypesettingError) -> (end: Int, next: Int) {
    let count = paragraph.characters.count
    let reach = try start + longestFit(from: start)
    guard reach < count else { return (trimmed(start..<count), count) }
    let limit = (start + 1...reach).last { canBreak(before: $0, from: start) } ?? reach
    let next = paragraph.characters[limit...].firstIndex { !Self.isBlank($0) } ?? count
    return (trimmed(start..<limit), next)
  }

  /// The end of the line that begins at `start` and leaves room for an ellipsis.
  func endBeforeEllipsis(from start: Int) throws(TypesettingError) -> Int {
    trimmed(start..<start + (try longestFit(from: start, ending: Self.ellipsis)))
  }

  /// How many characters from `start` fit: at least one, so that every line brings the text on.
  private func longestFit(
    from start: Int, ending: String = ""
  ) throws(TypesettingError) -> Int {
    let count = paragraph.characters.count - start
    var fitting = 0
    // Lines are short and texts may be long: what is tried grows until it is too much.
    var tried = min(16, count)
    while try fits(start..<start + tried, ending) {
      if tried == count { return count }
      fitting = tried
      tried = min(2 * tried, count)
    }
    var tooMany = tried
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if try fits(start..<start + middle, ending) { fitting = middle } else { tooMany = middle }
    }
    return max(1, fitting)
  }

  private func fits(_ range: Range<Int>, _ ending: String) throws(TypesettingError) -> Bool {
    try measure(paragraph.line(range.lowerBound..<trimmed(range), ending: ending)) <= width
  }

  /// The end of a range without the blanks before it.
  private func trimmed(_ range: Range<Int>) -> Int {
    let last = paragraph.characters[range].lastIndex { !Self.isBlank($0) }
    return last.map { $0 + 1 } ?? range.lowerBound
  }

  private func canBreak(before index: Int, from start: Int) -> Bool {
    let (before, after) = (paragraph.characters[index - 1], paragraph.characters[index])
    if Self.isBlank(after) || Self.isBlank(before) { return true }
    // "10-12" and "1/2" stay whole, and no line begins the word with the hyphen alone.
    return index - start > 1 && Self.joints.contains(before) && !after.isNumber
  }

  /// Characters behind which a line may end.
  private static let joints: Set<Character> = ["-", "–", "—", "/"]

  /// A blank at which a line may break: no-break spaces are none.
  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      && character != "\u{2007}"
  }
}
