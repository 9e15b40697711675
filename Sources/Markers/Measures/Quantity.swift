import DisplayList

/// A number of the design with where it comes from, for redlines. Value and formula are worked out
/// together, so that they cannot disagree.
package struct Quantity: Hashable, Sendable {
  /// In points where it is a length.
  package let value: Double
  /// A token's name, or a formula of tokens and of numbers that are measured beside it:
  /// "keyline.width", "22 + 2 · keyline.width".
  package let formula: String
  /// The tokens it comes from, in the order in which the formula takes them.
  package let tokens: [String]

  init(value: Double, formula: String, tokens: [String]) {
    self.value = value
    self.formula = formula
    self.tokens = tokens
  }

  /// A number of no token: a count.
  package static func count(_ number: Double) -> Quantity {
    Quantity(value: number, formula: rounded(number), tokens: [])
  }

  /// The quantity as its number, where its own formula stands beside another measure.
  package var asNumber: Quantity {
    Quantity(value: value, formula: Self.rounded(value), tokens: tokens)
  }

  /// The value to two decimals: "34.03".
  package var text: String { Self.rounded(value) }

  package static func + (left: Quantity, right: Quantity) -> Quantity {
    left.joined(" + ", right, left.value + right.value)
  }

  package static func - (left: Quantity, right: Quantity) -> Quantity {
    left.joined(" − ", right, left.value - right.value)
  }

  /// The same length the other way.
  var negated: Quantity { Quantity(value: -value, formula: "−" + formula, tokens: tokens) }

  /// For factors that are no sums.
  package static func * (left: Quantity, right: Quantity) -> Quantity {
    left.joined(" · ", right, left.value * right.value)
  }

  /// The greater of the two: its own formula alone.
  package static func max(_ left: Quantity, _ right: Quantity) -> Quantity {
    left.value >= right.value ? left : right
  }

  private func joined(_ sign: String, _ other: Quantity, _ value: Double) -> Quantity {
    Quantity(
      value: value, formula: formula + sign + other.formula,
      tokens: tokens + other.tokens.filter { !tokens.contains($0) })
  }

  private static func rounded(_ value: Double) -> String {
    let number = decimal((value * 100).rounded() / 100)
    return number.hasPrefix("-") ? "−" + number.dropFirst() : number
  }
}
