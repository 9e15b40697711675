/// The types of DTCG 2025.10 that are read.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case number
  case duration
  case cubicBezier
  case fontFamily
  case fontWeight
  case typography

  /// Types of the format that nothing here is drawn with.
  static let unsupported = ["border", "gradient", "shadow", "strokeStyle", "transition"]
}
