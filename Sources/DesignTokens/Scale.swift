/// Device pixels per point.
package enum Scale: Int, CaseIterable, Hashable, Sendable {
  /// 1×.
  case one = 1
  /// 2×.
  case two
  /// 3×.
  case three

  /// What a file's name carries before its extension: "", "@2x", "@3x".
  package var suffix: String { self == .one ? "" : "@\(rawValue)x" }
}
