import CFriBidi

/// A paragraph of text and the embedding level of each of its characters, after the Unicode
/// bidirectional algorithm. Its own direction is that of its first letter, to the right without one.
struct BidiParagraph {
  /// The text's characters in reading order.
  let characters: [Character]
  private let levels: [Int]
  private let base: Int

  /// The paragraph; `text` holds no line break.
  init(_ text: String) {
    characters = Array(text)
    // Nothing before Hebrew runs to the left, and most text stands before it.
    guard text.unicodeScalars.contains(where: { $0.value >= Self.firstRightToLeft }) else {
      levels = Array(repeating: 0, count: characters.count)
      base = 0
      return
    }
    let (scalarLevels, base) = Self.levels(text.unicodeScalars.map(\.value))
    self.base = base
    // A character of several scalars, as a letter with its accents, has one level: its first's.
    var position = 0
    levels = characters.map { character in
      defer { position += character.unicodeScalars.count }
      return scalarLevels[position]
    }
  }

  /// A part of the paragraph as a line; `ending` is appended in the paragraph's direction.
  func line(_ range: Range<Int>, ending: String = "") -> BidiLine {
    BidiLine(
      characters: characters[range] + Array(ending),
      levels: levels[range] + Array(repeating: base, count: ending.count), base: base)
  }

  /// The first character of Unicode's blocks of scripts that run to the left.
  private static let firstRightToLeft: UInt32 = 0x590

  /// A level for each scalar, and the paragraph's own. Where memory is short, all to the right.
  private static func levels(_ scalars: [UInt32]) -> (levels: [Int], base: Int) {
    let count = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = FRIBIDI_PAR_ON
    unsafe fribidi_get_bidi_types(scalars, count, &types)
    unsafe fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    guard highest > 0 else { return (Array(repeating: 0, count: scalars.count), 0) }
    return (levels.map { max(0, Int($0)) }, direction == FRIBIDI_PAR_RTL ? 1 : 0)
  }
}
