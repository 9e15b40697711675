import Geometry

/// Sets lines of text as outlines. The same fonts and the same text give the same outline on every
/// machine: no font settings, locale or hinting take part.
///
/// Letters of both directions may stand in one text: it is in the order of the Unicode bidirectional
/// algorithm, in the direction of its first letter.
///
/// Not for several threads at once: it keeps opened fonts and finished outlines.
package final class Typesetter {
  private let fontFolders: [String]
  private let loadSystemFonts: (() -> SystemFonts)?
  /// Loaded when first needed: fontconfig looks through all fonts of the system.
  private lazy var system = loadSystemFonts?()
  private lazy var library = FontLibrary(folders: fontFolders)
  private var outlines: [OutlineKey: TextOutline] = [:]
  private var fallbacks: Set<FontFallback> = []

  private struct OutlineKey: Hashable {
    let text: String
    let style: TextStyle
  }

  /// A typesetter that finds fonts in `fontFolders` (and in folders within them), in that order.
  /// With `allowsSystemFonts`, a family or glyph that they lack is taken from the system's fonts.
  /// Folders are opened when the first text is set, and only then can be found missing.
  /// Throws `.noFontFolder` where there is nowhere to look.
  package convenience init(
    fontFolders: [String], allowsSystemFonts: Bool
  ) throws(TypesettingError) {
    try self.init(
      fontFolders: fontFolders, systemFonts: allowsSystemFonts ? { SystemFonts() } : nil)
  }

  /// The same, with the system's fonts as `systemFonts` loads them, or without them where it is nil.
  package init(
    fontFolders: [String], systemFonts: (() -> SystemFonts)?
  ) throws(TypesettingError) {
    guard systemFonts != nil || !fontFolders.isEmpty, !fontFolders.contains("") else {
      throw .noFontFolder
    }
    self.fontFolders = fontFolders
    loadSystemFonts = systemFonts
  }

  /// The system's fonts that were drawn with so far, sorted, each use once.
  package var fallbacksUsed: [FontFallback] { fallbacks.sorted() }

  /// The outline of `text`, a single line; of an empty text an empty one.
  ///
  /// Throws where the text holds control characters, the size is not valid, and the font, the
  /// weight or a glyph is missing.
  package func outline(
    _ text: String, _ style: TextStyle
  ) throws(TypesettingError) -> TextOutline {
    let key = OutlineKey(text: text, style: style)
    if let known = outlines[key] { return known }
    try Self.check(text, style)
    let paragraph = BidiParagraph(text)
    let outline = try outline(
      of: paragraph.line(paragraph.characters.indices), in: text, style)
    outlines[key] = outline
    return outline
  }

  static func check(_ text: String, _ style: TextStyle) throws(TypesettingError) {
    guard style.size > 0, style.size <= TypesettingError.largestSize else {
      throw .invalidSize(style.size)
    }
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        throw .controlCharacter(text: text, scalar: scalar)
      default: break
      }
    }
  }

  /// The outline of a line of `text`.
  func outline(
    of line: BidiLine, in text: String, _ style: TextStyle
  ) throws(TypesettingError) -> TextOutline {
    guard !line.text.isEmpty else { return .empty }
    let font = try font(for: style)
    var path = Path()
    var advance = 0.0
    for run in try runs(line, of: text, style) {
      try run.checkIsDrawn()
      if run.font !== font { record(run.font, text: run.text, style) }
      run.appendOutline(to: &path, start: advance, style)
      advance += run.advance(style)
    }
    return TextOutline(path: path, advance: advance)
  }

  /// A line of `text` in runs of one font and direction, from left to right: one run, unless
  /// directions mix or glyphs are missing.
  func runs(
    _ line: BidiLine, of text: String, _ style: TextStyle
  ) throws(TypesettingError) -> [TextRun] {
    let font = try font(for: style)
    var runs: [TextRun] = []
    for piece in line.pieces { runs += try self.runs(piece, of: text, font, style) }
    return runs
  }

  private func runs(
    _ piece: BidiLine.Piece, of text: String, _ font: WeightedFont, _ style: TextStyle
  ) throws(TypesettingError) -> [TextRun] {
    let run = TextRun(piece.text, font, style.features, isRightToLeft: piece.isRightToLeft)
    if run.shaped.isComplete { return [run] }
    let missing = text.filter { !font.covers(String($0)) }
    guard let system else { throw missingGlyphs(missing, text, font, style) }
    let runs = system.runs(piece.text, font, style, isRightToLeft: piece.isRightToLeft)
    if let bare = runs.first(where: { !$0.shaped.isComplete }) {
      throw missingGlyphs(bare.text, text, font, style)
    }
    return piece.isRightToLeft ? runs.reversed() : runs
  }

  private func missingGlyphs(
    _ missing: String, _ text: String, _ font: WeightedFont, _ style: TextStyle
  ) -> TypesettingError {
    var characters: [Character] = []
    for character in missing where !characters.contains(character) {
      characters.append(character)
    }
    return .missingGlyphs(
      characters, text: text, family: style.family, file: font.file,
      searchedSystem: loadSystemFonts != nil)
  }

  private func font(for style: TextStyle) throws(TypesettingError) -> WeightedFont {
    if let face = try library.face(family: style.family, weight: style.weight) {
      return face.font(for: style)
    }
    if let font = system?.font(for: style, covering: "") {
      record(font, text: nil, style)
      return font
    }
    throw .missingFamily(
      style.family, folders: library.folders, found: library.families,
      searchedSystem: loadSystemFonts != nil)
  }

  private func record(_ font: WeightedFont, text: String?, _ style: TextStyle) {
    fallbacks.insert(
      FontFallback(
        askedFamily: style.family, text: text, usedFamily: font.family, file: font.file))
  }
}
