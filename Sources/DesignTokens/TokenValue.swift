package import DisplayList

/// What a token stands for, in the units that drawing uses.
package enum TokenValue: Hashable, Sendable {
  case color(Color)
  /// In points: a px is one, a rem 16.
  case dimension(Double)
  case number(Double)
  /// In seconds.
  case duration(Double)
  case cubicBezier(CubicBezier)
  /// By preference, at least one.
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  case typography(Typography)

  /// The type that the value has.
  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .number: .number
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .typography: .typography
    }
  }
}
