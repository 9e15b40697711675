/// How long a frame stands: a fraction of seconds, as an animated PNG holds it.
package struct PNGDelay: Sendable, Hashable {
  /// Above the fraction's line.
  package let numerator: UInt16
  /// Below it, at least 1.
  package let denominator: UInt16

  /// A delay of `ticks`, each of them a `rate`th of a second; nil where a number does not fit.
  package init?(ticks: Int, rate: Int) {
    guard let numerator = UInt16(exactly: ticks), let denominator = UInt16(exactly: rate),
      denominator > 0
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }
}
