/// How far from exact coverage a marker may be, in levels of 255.
enum Tolerance {
  /// At any channel of any pixel.
  static let worst = 18.0
  /// On average over all pixels and channels of the default frame.
  static let average = 0.6
  /// What a marker drawn four times as high and averaged stays under; reported, not asserted.
  static let wanted = 6.0
}
