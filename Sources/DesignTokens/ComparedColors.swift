/// Two colours that mean different things.
package struct ComparedColors: Hashable, Sendable {
  /// The one.
  package let first: NamedColor
  /// The other.
  package let second: NamedColor

  /// Two colours, in the order in which they are named.
  package init(_ first: NamedColor, _ second: NamedColor) {
    self.first = first
    self.second = second
  }

  /// How far they are apart in OKLab as a vision has them.
  package func distance(under vision: ColorVision) -> ColorDistance {
    ColorDistance(first.color, second.color, under: vision)
  }
}

extension [ComparedColors] {
  /// The two colours that are hardest to tell apart, the first such pair where several are; nil for no
  /// pair.
  package func least(under vision: ColorVision) -> ComparedColors? {
    self.min { $0.distance(under: vision) < $1.distance(under: vision) }
  }
}
