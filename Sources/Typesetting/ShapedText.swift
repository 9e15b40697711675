/// A text as glyphs of one font, in the order they are drawn from left to right; font units.
struct ShapedText {
  /// One glyph, placed relative to the pen; y up, as fonts have it.
  struct Glyph {
    let index: UInt32
    let advance: Int
    let xOffset: Int
    let yOffset: Int

    /// Whether it moves the pen: an accent over a letter does not, and takes no tracking.
    var isSpacing: Bool { advance != 0 }
  }

  let glyphs: [Glyph]

  /// How far the text moves the pen to the right.
  var advance: Int { glyphs.reduce(0) { $0 + $1.advance } }

  /// Whether the font has a glyph for every character; glyph 0 stands for a missing one.
  var isComplete: Bool { glyphs.allSatisfy { $0.index != 0 } }
}
