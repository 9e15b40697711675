/// Device pixels per point.
package enum Scale: Int, CaseIterable, Hashable, Sendable {
  case one = 1
  case two
  case three

  /// What a file's name carries before its extension: "", "@2x", "@3x".
  package var suffix: String { self == .one ? "" : "@\(rawValue)x" }
}
