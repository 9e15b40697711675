package import DisplayList
import PNGCodec

/// Where one side of a case comes from.
package enum PictureSource: Sendable {
  /// A PNG file.
  case file(String)
  /// A drawing of this run.
  case drawing(DisplayList, GoldenPicture)

  /// Files larger than this are refused.
  static let greatestFile = 1 << 28
}
