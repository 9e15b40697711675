import Geometry

/// A piece of text in one font.
struct TextRun {
  let text: String
  let font: WeightedFont
  let shaped: ShapedText

  /// Shapes `text` with `font`, `features` on.
  init(_ text: String, _ font: WeightedFont, _ features: [FontFeature], isRightToLeft: Bool) {
    self.text = text
    self.font = font
    shaped = font.shape(text, features, isRightToLeft: isRightToLeft)
  }

  /// The outline in `style`, as it is drawn behind a text that is `start` points wide.
  func appendOutline(to path: inout Path, start: Double, _ style: TextStyle) {
    let scale = style.size / Double(font.unitsPerEm)
    var start = start
    var pen = 0
    for glyph in shaped.glyphs {
      let x = start + Double(pen + glyph.xOffset) * scale
      let y = 0 - Double(glyph.yOffset) * scale
      path.append(
        font.outline(of: glyph.index)
          .applying(Affine(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)))
      pen += glyph.advance
      if glyph.isSpacing { start += style.tracking }
    }
  }

  /// Throws where the text is to be seen and the font draws nothing: its outlines are damaged.
  func checkIsDrawn() throws(TypesettingError) {
    let isBlank = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    if isBlank || shaped.glyphs.contains(where: { !font.outline(of: $0.index).isEmpty }) { return }
    throw .unreadableFont(
      file: font.file, problem: "draws nothing for \(text.debugDescription)")
  }

  /// How far the run moves the pen in `style`, in points.
  func advance(_ style: TextStyle) -> Double {
    Double(shaped.advance) * style.size / Double(font.unitsPerEm)
      + Double(shaped.glyphs.count(where: \.isSpacing)) * style.tracking
  }
}
