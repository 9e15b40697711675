/// An optional feature of OpenType fonts, by its tag.
package enum FontFeature: String, Hashable, Sendable {
  /// Figures of one width, so that a number that counts down does not jitter.
  case tabularFigures = "tnum"
}
