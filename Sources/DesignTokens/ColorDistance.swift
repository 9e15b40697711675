package import DisplayList

/// How far two colours are apart in OKLab.
package struct ColorDistance: Hashable, Comparable, Sendable {
  /// 0 for the same, 1 between black and white.
  package let value: Double

  /// About the least that an eye tells apart, side by side (CSS Color 4, the JND of ΔEOK).
  package static let justNoticeable = ColorDistance(value: 0.02)

  private init(value: Double) { self.value = value }

  /// The distance of two opaque colours as `vision` has them, in either order.
  package init(_ first: Color, _ second: Color, under vision: ColorVision = .normal) {
    value = vision.seen(first).distance(to: vision.seen(second))
  }

  /// Whether an eye can hardly tell the two apart.
  package var isHardlySeen: Bool { self < .justNoticeable }

  /// "0.033", always with three decimals, the rest cut off: what cannot be told apart never reads as
  /// if it could.
  package var text: String {
    // Black and white are 1 apart less an error in the last place.
    let thousandths = Int(value * 1000 + 1e-3)
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }

  /// Whether the left distance is the smaller one.
  package static func < (left: ColorDistance, right: ColorDistance) -> Bool {
    left.value < right.value
  }
}
