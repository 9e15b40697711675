package import DisplayList

// Each of these throws when there is no such token, and when it has another type.

extension TokenSet {
  /// A colour.
  package func color(_ name: String) throws(TokenError) -> Color {
    try value(name, .color) { if case .color(let color) = $0 { color } else { nil } }
  }

  /// A length in points.
  package func dimension(_ name: String) throws(TokenError) -> Double {
    try value(name, .dimension) { if case .dimension(let points) = $0 { points } else { nil } }
  }

  /// A number without a unit.
  package func number(_ name: String) throws(TokenError) -> Double {
    try value(name, .number) { if case .number(let number) = $0 { number } else { nil } }
  }

  /// A time in seconds.
  package func duration(_ name: String) throws(TokenError) -> Double {
    try value(name, .duration) { if case .duration(let seconds) = $0 { seconds } else { nil } }
  }

  /// A timing curve.
  package func cubicBezier(_ name: String) throws(TokenError) -> CubicBezier {
    try value(name, .cubicBezier) { if case .cubicBezier(let curve) = $0 { curve } else { nil } }
  }

  /// Families by preference, at least one.
  package func fontFamily(_ name: String) throws(TokenError) -> [String] {
    try value(name, .fontFamily) { if case .fontFamily(let names) = $0 { names } else { nil } }
  }

  /// A weight, 1…1000.
  package func fontWeight(_ name: String) throws(TokenError) -> Double {
    try value(name, .fontWeight) { if case .fontWeight(let weight) = $0 { weight } else { nil } }
  }

  /// A text style.
  package func typography(_ name: String) throws(TokenError) -> Typography {
    try value(name, .typography) { if case .typography(let style) = $0 { style } else { nil } }
  }

  private func value<Value>(
    _ name: String, _ type: TokenType, _ select: (TokenValue) -> Value?
  ) throws(TokenError) -> Value {
    guard let token = token(named: name) else {
      let close = suggestion(for: name, among: tokens.map(\.name))
      throw TokenError("no token '\(name)'", accepted: close.map { "did you mean '\($0)'?" })
    }
    guard let value = select(token.value) else {
      throw TokenError(
        file: token.file, line: token.line, token: name,
        "a \(token.type.rawValue) in place of a \(type.rawValue)")
    }
    return value
  }
}
