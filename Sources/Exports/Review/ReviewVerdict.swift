/// What a comparison found of one case.
package enum ReviewVerdict: String, Sendable, Hashable, CaseIterable {
  /// A side cannot be read.
  case unreadable
  /// The pictures differ.
  case different
  /// A golden without a picture.
  case missing
  /// A picture without a golden.
  case new
  /// The pictures differ within the case's tolerance.
  case tolerated
  /// The pictures are equal.
  case equal
}
