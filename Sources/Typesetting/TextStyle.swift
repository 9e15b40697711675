/// How a label is set.
package struct TextStyle: Hashable, Sendable {
  /// The font family's name as the font states it ("Figtree"); upper and lower case are equal.
  package var family: String
  /// The em's size in points; more than 0.
  package var size: Double
  /// The weight on the usual scale: 400 regular, 700 bold, 800 heavy.
  package var weight: Int
  /// Where the font has an optical size: the size in points, kept within this range. Nil for the
  /// font's own default at every size.
  package var opticalSizes: ClosedRange<Double>?
  /// Extra space after each glyph, in points.
  package var tracking: Double
  /// The font's optional features that are on, besides those it has on by itself.
  package var features: [FontFeature]

  /// A style of `family`, `size` points high, at `weight`.
  package init(
    family: String, size: Double, weight: Int, opticalSizes: ClosedRange<Double>? = nil,
    tracking: Double = 0, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.opticalSizes = opticalSizes
    self.tracking = tracking
    self.features = features
  }

  /// The optical size that is asked for, in points; nil for the font's default.
  var opticalSize: Double? {
    opticalSizes.map { min(max(size, $0.lowerBound), $0.upperBound) }
  }
}
