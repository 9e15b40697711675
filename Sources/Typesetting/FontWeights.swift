/// The weights that one font file offers: a range in a variable font, else a single one.
package struct FontWeights: Hashable, Sendable {
  /// From the lightest to the boldest.
  package let range: ClosedRange<Double>
  /// The path of the font file.
  package let file: String

  /// "300 to 900 (…/Figtree[wght].ttf)".
  var description: String {
    let low = Self.number(range.lowerBound)
    let high = Self.number(range.upperBound)
    return (low == high ? low : "\(low) to \(high)") + " (\(file))"
  }

  /// A weight without ".0".
  private static func number(_ weight: Double) -> String {
    Int(exactly: weight).map(String.init) ?? String(weight)
  }
}
