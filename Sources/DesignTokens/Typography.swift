/// A text style.
package struct Typography: Hashable, Sendable {
  /// Families by preference, at least one.
  package let families: [String]
  /// In points.
  package let size: Double
  /// 1…1000; 400 is regular, 700 bold.
  package let weight: Double
  /// Extra space after each character, in points.
  package let letterSpacing: Double
  /// A multiple of the size; nil leaves it to the font.
  package let lineHeight: Double?

  /// A text style.
  package init(
    families: [String], size: Double, weight: Double, letterSpacing: Double = 0,
    lineHeight: Double? = nil
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The first choice of family.
  package var family: String { families.first ?? "" }
}
