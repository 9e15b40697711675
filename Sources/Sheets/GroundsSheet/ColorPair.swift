import DesignTokens
import DisplayList

/// Two colours that meet, and their contrast.
struct ColorPair {
  let first: Color
  let second: Color
  let ratio: ContrastRatio

  init(_ first: Color, _ second: Color) {
    self.first = first
    self.second = second
    ratio = ContrastRatio(first, second)
  }

  /// Whether WCAG asks for more.
  var isLow: Bool { ratio < .graphics }
}
