package import DesignTokens
package import Typesetting

/// Why a marker could not be drawn.
package enum DrawingError: Error, Sendable, CustomStringConvertible {
  /// A token is missing or wrong.
  case token(TokenError)
  /// An icon is missing or wrong.
  case icon(IconError)
  /// A font or a glyph is missing.
  case text(TypesettingError)
  /// A font or a glyph is missing for text in a typography token's style.
  case label(token: String, TypesettingError)
  /// A value of a state is outside what is drawn: what it is, the value, what would be accepted.
  case value(name: String, value: String, accepted: String)

  package var description: String {
    switch self {
    case .token(let error): error.description
    case .icon(let error): error.description
    case .text(let error): error.description
    case .label(let token, let error): "\(token): \(error.description)"
    case .value(let name, let value, let accepted): "\(name) \(value): \(accepted)"
    }
  }
}
