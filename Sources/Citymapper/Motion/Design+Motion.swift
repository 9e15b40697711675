import DesignTokens
import DisplayList
import Markers

extension Design {
  /// What `read` gets from the tokens.
  func token<Value>(
    _ read: (TokenSet) throws(TokenError) -> Value
  ) throws(DrawingError) -> Value {
    do { return try read(tokens) } catch { throw .token(error) }
  }

  /// The duration token `name`.
  func seconds(_ name: String) throws(DrawingError) -> Double {
    try token { tokens throws(TokenError) in try tokens.duration(name) }
  }
}

/// A number of seconds, or of nothing, in words.
func text(_ number: Double) -> String { decimal(number) }
