/// How a label is set.
package struct TextStyle: Hashable, Sendable {
  /// The font family's name as the font states it ("Figtree"); upper and lower case are equal.
  package var family: String
  /// The em's size in points; more than 0.
  package var size: Double
  /// The weight on the usual scale: 400 regular, 700 bold, 800 heavy.
  package var weight: Int

  /// A style of `family`, `size` points high, at `weight`.
  package init(family: String, size: Double, weight: Int) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}
