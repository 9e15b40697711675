/// A font of the system that was drawn with, because the asked one was not found or lacks glyphs.
package struct FontFallback: Hashable, Comparable, Sendable {
  /// The family that was asked for.
  package let askedFamily: String
  /// The text that the asked family has no glyphs for, or nil where the whole family is missing.
  package let text: String?
  /// The family that was used instead.
  package let usedFamily: String
  /// The path of the font file that was used.
  package let file: String

  /// A record of one use; `text` is nil where the whole family is missing.
  package init(askedFamily: String, text: String?, usedFamily: String, file: String) {
    self.askedFamily = askedFamily
    self.text = text
    self.usedFamily = usedFamily
    self.file = file
  }

  /// By asked family, then text (a whole family first), then used family, then file.
  package static func < (left: FontFallback, right: FontFallback) -> Bool {
    (left.askedFamily, left.text ?? "", left.usedFamily, left.file)
      < (right.askedFamily, right.text ?? "", right.usedFamily, right.file)
  }
}
