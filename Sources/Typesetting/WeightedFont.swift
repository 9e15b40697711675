import Geometry

/// A face at one weight and optical size. Keeps each glyph's outline in font units, so that all sizes share it.
final class WeightedFont {
  /// The family's name as the font states it.
  let family: String
  /// The path of the font file.
  let file: String
  /// Font units to the em.
  let unitsPerEm: Int
  private let handle: FontHandle
  private let pen = GlyphPen()
  private var outlines: [UInt32: Path] = [:]

  /// A font that `handle` shapes and draws.
  init(_ handle: consuming FontHandle, family: String, file: String, unitsPerEm: Int) {
    self.family = family
    self.file = file
    self.unitsPerEm = unitsPerEm
    self.handle = handle
  }

  /// The text, which runs in one direction, as glyphs, with optional features on.
  func shape(
    _ text: String, _ features: [FontFeature] = [], isRightToLeft: Bool
  ) -> ShapedText {
    handle.shape(text, features, isRightToLeft: isRightToLeft)
  }

  /// Whether the font has glyphs for all of `text`.
  func covers(_ text: String) -> Bool {
    shape(text, isRightToLeft: false).isComplete
  }

  /// The outline of `glyph` in font units, y down.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let outline = handle.outline(of: glyph, pen: pen)
    outlines[glyph] = outline
    return outline
  }
}
