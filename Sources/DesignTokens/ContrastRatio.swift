package import DisplayList

/// A contrast ratio of WCAG 2, cut off after two decimals: never rounded up, so that what falls short
/// of a limit never reads as if it met it.
package struct ContrastRatio: Hashable, Comparable, Sendable {
  /// The ratio in hundredths, 100…2100.
  package let hundredths: Int

  /// What WCAG 2.2, success criterion 1.4.11, asks of the parts of a graphic that must be seen.
  package static let graphics = ContrastRatio(hundredths: 300)

  private init(hundredths: Int) { self.hundredths = hundredths }

  /// The contrast of two opaque colours, in either order.
  package init(_ first: Color, _ second: Color) {
    // White on black is 21 less an error in the last place.
    hundredths = Int(first.contrast(with: second) * 100 + 1e-9)
  }

  /// "1.34", always with two decimals.
  package var text: String {
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whether the left ratio is the lower one.
  package static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.hundredths < right.hundredths
  }
}
